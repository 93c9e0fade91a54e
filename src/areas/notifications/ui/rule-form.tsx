import type { Category, Channel } from '#platform/messages/notice.ts'
import { Card } from '#ui/card.tsx'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { ChangeRuleForm } from '../inputs.ts'
import type { Rule } from '../rule.ts'
import { channelWords } from '../words.ts'

type Props = { notice: string; category: Category; rule: Rule; worded: Channel[]; reply: Reply | undefined }

/** Whether it goes, by which ways, how long after, and when not. */
export function RuleForm({ notice, category, rule, worded, reply }: Props) {
  const field = fieldsOf<ChangeRuleForm>(reply)
  const options = Object.fromEntries(worded.map((channel) => [channel, channelWords[channel]]))
  const always = category === 'code' || category === 'security'
  return (
    <Card title="القاعدة">
      <PostForm action={`/admin/notifications/templates/${notice}?act=rule`} reply={reply} before="الحفظ">
        <input type="hidden" name="notice" value={notice} />
        <CheckField {...field('enabled', rule.enabled ? 'yes' : '')} label="تُرسل هذه الرسالة" />
        <ChoiceField {...many(field('channels'), rule.channels)} label="القنوات" options={options} many />
        <NumberField {...field('delayMinutes', String(rule.delayMinutes))} label="بعد الحدث بـ" unit="دقيقة" />
        {always ? (
          <p className="help">رموز الدخول وأمان الحساب تُرسل في كل ساعة.</p>
        ) : (
          <CheckField {...field('quiet', rule.quiet ? 'yes' : '')} label="لا تُرسل في ساعات الهدوء ولا في العطل" />
        )}
        <p className="help">يُعاد الفحص قبل الإرسال: إن زال السبب فلا تُرسل.</p>
        <SubmitButton variant="outline">احفظ القاعدة</SubmitButton>
      </PostForm>
    </Card>
  )
}

const many = <State extends { defaultValue?: string | string[] | undefined }>(state: State, chosen: string[]) => ({
  ...state,
  defaultValue: state.defaultValue ?? chosen,
})
