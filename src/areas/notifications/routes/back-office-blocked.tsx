import { Form } from 'react-router'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Button, Field, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Tabs } from '#ui/links.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Empty } from '#ui/states.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { DateText } from '#ui/values.tsx'
import type { BlockContactForm } from '../inputs.ts'
import { messageTabs } from '../message-tabs.ts'
import { blockedContacts } from '../outbox-queries.ts'
import { notificationPermissions } from '../permissions.ts'
import { Recipient } from '../ui/outbox-table.tsx'
import { blockContact, unblockContact } from '../use-cases/block-contact.ts'
import type { Route } from './+types/back-office-blocked'

export const meta = () => [{ title: 'المحظورون · الإشعارات · التحالف' }]

export const handle = { crumb: () => 'المحظورون' }

const here = '/admin/notifications/blocked'
export const loader = page(notificationPermissions.manage, async (ctx) => ({
  tabs: messageTabs(ctx.actor, here),
  blocked: await blockedContacts(ctx),
}))
export const action = submitOneOf({
  block: submit(blockContact, () => saying('لن تصله رسائل بعد الآن', here)),
  unblock: submit(unblockContact, () => saying('رُفع الحظر', here)),
})

type Row = Route.ComponentProps['loaderData']['blocked'][number]

const columns: Column<Row>[] = [
  { key: 'recipient', title: 'الرقم أو البريد', cell: ({ recipient }) => <Recipient of={recipient} /> },
  {
    key: 'reason',
    title: 'السبب',
    cell: ({ reason }) => (
      <span dir="auto">
        <Sentence>{reason}</Sentence>
      </span>
    ),
  },
  { key: 'blockedAt', title: 'منذ', cell: ({ blockedAt }) => <DateText at={blockedAt} /> },
  {
    key: 'act',
    title: 'إجراء',
    cell: ({ recipient }) => (
      <Form method="post" action={`${here}?act=unblock`}>
        <input type="hidden" name="recipient" value={recipient} />
        <Button type="submit" size="small" variant="outline">
          ارفع الحظر
        </Button>
      </Form>
    ),
  },
]

export default function BlockedPage({ loaderData: { tabs, blocked }, actionData }: Route.ComponentProps) {
  const field = fieldsOf<BlockContactForm>(actionData)
  return (
    <>
      <div className="page-h">
        <h1>الإشعارات</h1>
      </div>
      <Unheard reply={actionData} />
      <div className="cols">
        <Card flush>
          {tabs.length > 0 && <Tabs label="أقسام الرسائل" tabs={tabs} />}
          {blocked.length > 0 ? (
            <Table caption="من لا يُرسل إليه شيء" columns={columns} rows={blocked} keyOf={({ recipient }) => recipient} />
          ) : (
            <Empty title="لا أحد محظور">من تحظر رقمه أو بريده لا تصله أي رسالة منا.</Empty>
          )}
        </Card>
        <Card title="احظر رقمًا أو بريدًا">
          <PostForm action={`${here}?act=block`} reply={actionData} before="الحظر">
            <Field {...field('recipient')} label="الرقم أو البريد" dir="ltr" required />
            <Field {...field('reason')} label="السبب" required />
            <SubmitButton>احظر</SubmitButton>
          </PostForm>
        </Card>
      </div>
    </>
  )
}
