import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { howMany } from '#values/plural.ts'
import type { standingsOf } from '../account-queries.ts'
import type { ManyAccountsForm } from '../inputs.ts'

type Props = {
  standings: Awaited<ReturnType<typeof standingsOf>>
  query: URLSearchParams
  act: string | null
  reply: Reply | undefined
}

/** The accounts of several customers at once; each form has those it can be about. */
export function AccountsTogether({ standings, query, act, reply }: Props) {
  const having = (status: string) => standings.filter((one) => one.status === status).map(({ id }) => id)
  const replyTo = (own: string) => (act === own ? reply : undefined)
  const [active, suspended] = [having('active'), having('suspended')]
  return (
    <>
      {(active.length > 0 || replyTo('suspend-accounts')) && (
        <Together
          title={`أوقف الحسابات: ${howMany(active.length, 'customer')}`}
          help="تنتهي جلساتهم فورًا، وتصل كلًّا منهم رسالة بلا السبب"
          {...{ act: 'suspend-accounts', ids: active, query, reply: replyTo('suspend-accounts'), send: 'أوقف الحسابات' }}
        />
      )}
      {(suspended.length > 0 || replyTo('reactivate-accounts')) && (
        <Together
          title={`أعد تفعيل الحسابات: ${howMany(suspended.length, 'customer')}`}
          help="يدخلون كما كانوا، وتصل كلًّا منهم رسالة بلا السبب"
          {...{ act: 'reactivate-accounts', ids: suspended, query, reply: replyTo('reactivate-accounts'), send: 'أعد التفعيل' }}
        />
      )}
    </>
  )
}

type TogetherProps = {
  title: string
  help: string
  act: string
  ids: string[]
  query: URLSearchParams
  reply: Reply | undefined
  send: string
}

function Together({ title, help, act, ids, query, reply, send }: TogetherProps) {
  const field = fieldsOf<ManyAccountsForm>(reply)
  return (
    <Card title={title}>
      <PostForm action={`?${query}&act=${act}`} reply={reply} before="المتابعة">
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <Field {...field('reason')} id={`${act}-reason`} label="السبب" help={help} required />
        <SubmitButton variant={act === 'suspend-accounts' ? 'danger' : 'primary'}>{send}</SubmitButton>
      </PostForm>
    </Card>
  )
}
