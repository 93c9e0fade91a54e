import { data } from 'react-router'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { channels } from '#platform/messages/notice.ts'
import { useReplies } from '#ui/form/replies.ts'
import { Tabs } from '#ui/links.tsx'
import { notificationPermissions } from '../permissions.ts'
import { noticePage } from '../template-queries.ts'
import { RuleForm } from '../ui/rule-form.tsx'
import { TemplateEditor } from '../ui/template-editor.tsx'
import { TemplateVersions } from '../ui/template-versions.tsx'
import { changeRule } from '../use-cases/change-rule.ts'
import { tryTemplate } from '../use-cases/try-template.ts'
import { restoreTemplate, writeTemplate } from '../use-cases/write-template.ts'
import { categoryWords, channelWords } from '../words.ts'
import type { Route } from './+types/back-office-template'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `قالب: ${loaderData?.label ?? ''} · التحالف` }]

export const handle = {
  above: { to: '/admin/notifications/templates', label: 'القوالب والقواعد' },
  crumb: (loaderData: { label: string } | undefined) => loaderData?.label,
}

export const loader = page(notificationPermissions.manage, async (ctx, { params, query }) => {
  const found = await noticePage(ctx, params.notice, query)
  if (!found) throw data('لا توجد هذه الرسالة.', { status: 404, statusText: 'Not Found' })
  return found
})

const list = '/admin/notifications/templates'
const saved = ({ version }: { version: number }) => saying(`حُفظت النسخة ${version}`, list)
const triedWords = {
  'in-app': 'وصلت التجربة إلى إشعاراتك.',
  sms: 'أُرسلت التجربة إلى هاتفك.',
  email: 'أُرسلت التجربة إلى بريدك.',
}
export const action = submitOneOf({
  write: submit(writeTemplate, saved),
  restore: submit(restoreTemplate, saved),
  try: submit(tryTemplate, ({ notice, channel }) => saying(triedWords[channel], `${list}/${notice}?channel=${channel}`)),
  rule: submit(changeRule, () => saying('حُفظت القاعدة', list)),
})

export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const replyTo = useReplies(actionData)
  const { name, label, category, channel, words, worded, versions, compared, rule } = loaderData
  const tabs = channels.map((one) => ({
    to: `${list}/${name}?channel=${one}`,
    label: channelWords[one],
    current: one === channel,
  }))
  return (
    <>
      <div className="page-h">
        <div>
          <h1>قالب: {label}</h1>
          <p className="muted sm">
            {categoryWords[category]} · {words.version === 0 ? 'النص الأصلي' : `النسخة ${words.version}`}
          </p>
        </div>
      </div>
      <Tabs label="القنوات" tabs={tabs} />
      <div className="template-cols">
        <TemplateEditor key={`${channel} ${words.version}`} notice={name} {...loaderData} reply={replyTo('write')} />
        <RuleForm notice={name} category={category} rule={rule} worded={worded} reply={replyTo('rule')} />
        <TemplateVersions
          notice={name}
          channel={channel}
          versions={versions}
          current={words.version}
          compared={compared}
          text={words.text}
        />
      </div>
    </>
  )
}
