import '#ui/styles/act-form.css'
import '#ui/styles/signing.css'
import { OneTimeCodeField, SendCodeAgain } from '#areas/identity/public-ui.tsx'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { CheckField } from '#ui/form/choices.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Code, DateText, Latin } from '#ui/values.tsx'
import type { SignForm } from '../inputs.ts'
import { paperWords } from '../paper-words.ts'
import type { SignPage } from '../sign-page.ts'
import { signPart } from '../signing.ts'
import { ContractWords } from './contract-words.tsx'

const wordsOf = ({ offer }: SignPage) => paperWords[offer ? 'offer' : 'contract']

/** The words as they were frozen, the paper, and by what it is known that nobody changed it. */
export function Frozen({ page, paper }: { page: SignPage; paper: string }) {
  return (
    <Card
      title={page.title}
      actions={
        <a className={buttonLook({ variant: 'outline', size: 'small' })} href={paper} target="_blank" rel="noreferrer">
          {wordsOf(page).pdf}
        </a>
      }
    >
      <div className="stack">
        <ContractWords title={page.title} text={page.text} />
        <p className="muted sign-hash">
          بصمة النسخة (SHA-256): <Code>{page.sha256}</Code>
        </p>
      </div>
    </Card>
  )
}

type Props = { page: SignPage; path: string; act: string | null; reply: Reply | undefined }

/** Signing, in two steps: the code is asked for, then typed. */
export function SignCard({ page, path, act, reply }: Props) {
  const heard = (name: string) => (act === name ? reply : undefined)
  const words = wordsOf(page)
  return (
    <section id={signPart}>
      <Card title={words.title}>
        <div className="stack">
          <p className="muted sm">{words.how(page.called)}</p>
          {page.code ? (
            <TypeCode page={page} code={page.code} path={path} reply={heard('sign')} again={heard('code')} />
          ) : (
            <PostForm action={`${path}?act=code`} reply={heard('code') ?? heard('sign')} before="إرسال الرمز">
              <div>
                <SubmitButton size="large">أرسل إليّ الرمز</SubmitButton>
              </div>
            </PostForm>
          )}
        </div>
      </Card>
    </section>
  )
}

type Typing = {
  page: SignPage
  code: NonNullable<SignPage['code']>
  path: string
  reply: Reply | undefined
  again: Reply | undefined
}

function TypeCode({ page, code: { to, wait }, path, reply, again }: Typing) {
  const words = wordsOf(page)
  const field = fieldsOf<SignForm>(reply)
  return (
    <>
      {again?.problem && <Alert kind="warning">{again.problem}</Alert>}
      <p className="sm">
        أرسلنا رمزًا من 6 أرقام إلى <Latin>{to}</Latin>
      </p>
      <PostForm action={`${path}?act=sign`} reply={reply} before={words.before}>
        <CheckField {...field('agreed')} label={words.read} required />
        <OneTimeCodeField {...field('oneTimeCode')} reply={reply} label="الرمز" required />
        <div>
          <SubmitButton size="large">{words.sign}</SubmitButton>
        </div>
      </PostForm>
      {wait !== null && <SendCodeAgain seconds={wait} action={`${path}?act=code`} />}
    </>
  )
}

/** Not to sign is said with a reason: whoever sent it mends it, or lets it be. */
export function DeclineForm({ page, path, act, reply }: Props) {
  const words = wordsOf(page)
  const heard = act === 'decline' ? reply : undefined
  const field = fieldsOf<SignForm>(heard)
  return (
    <details className="act-form" open={heard !== undefined}>
      <summary className="btn btn-ghost btn-sm">{words.not}</summary>
      <PostForm action={`${path}?act=decline`} reply={heard} part="decline">
        <Field {...field('reason')} label={words.whyNot} maxLength={500} required />
        <div>
          <SubmitButton variant="danger">{words.decline}</SubmitButton>
        </div>
      </PostForm>
    </details>
  )
}

/** What became of it, where there is nothing to sign. */
export function Became({ page }: { page: SignPage }) {
  const { standing, signedAt, isComplete, declineReason } = page
  const words = wordsOf(page)
  if (standing === 'signed')
    return (
      <Alert kind="success">
        {signedAt && (
          <>
            {words.done} <DateText at={signedAt} time />
            {'. '}
          </>
        )}
        {isComplete ? words.complete : words.waits}
      </Alert>
    )
  if (standing === 'declined')
    return <Alert kind="warning">{`${words.declined}: ${declineReason}. اطلب من المكتب رابطًا جديدًا إن عدلت عن الرفض.`}</Alert>
  if (standing === 'expired') return <Alert kind="warning">انتهت مهلة هذا الرابط. اطلب من المكتب رابطًا جديدًا.</Alert>
  return <Alert kind="warning">{words.withdrawn}</Alert>
}
