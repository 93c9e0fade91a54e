import { Card } from '#ui/card.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { AddAccountForm, RenameAccountForm } from '../inputs.ts'

type Account = { code: string; name: string; active: boolean; whyNoneBelow: string | null; whyNotStopped: string | null }
type Props = { account: Account; reply: Reply | undefined; act: string | null }

/** What may be changed of an account: its name, whether it is used, and what lies below it. What is not possible says why. */
export function AccountActs({ account, reply, act }: Props) {
  const of = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      <Rename account={account} reply={of('rename')} />
      <AddBelow account={account} reply={of('add')} />
      <Use account={account} reply={of('stop') ?? of('resume')} />
    </>
  )
}

type OneProps = Omit<Props, 'act'>

function Rename({ account: { code, name }, reply }: OneProps) {
  const field = fieldsOf<RenameAccountForm>(reply)
  return (
    <Card title="اسم الحساب">
      <PostForm action={`/admin/finance/accounts/${code}?act=rename`} reply={reply} before="الحفظ">
        <Field {...field('name', name)} label="الاسم" required />
        <div>
          <SubmitButton variant="outline">احفظ الاسم</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function AddBelow({ account: { code, whyNoneBelow }, reply }: OneProps) {
  const field = fieldsOf<AddAccountForm>(reply)
  if (whyNoneBelow)
    return (
      <Card title="حساب فرعي">
        <p className="muted sm">{whyNoneBelow}</p>
      </Card>
    )
  return (
    <Card title="حساب فرعي">
      <PostForm action={`/admin/finance/accounts/${code}?act=add`} reply={reply} before="الإضافة">
        <input type="hidden" name="parent" value={code} />
        <NumberField {...field('number')} label="الرقم بعد رقم هذا الحساب" placeholder="01" required />
        <Field {...field('nameBelow')} label="اسم الحساب الفرعي" required />
        <div>
          <SubmitButton variant="outline">أضف حسابًا فرعيًا</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Use({ account: { code, active, whyNotStopped }, reply }: OneProps) {
  return (
    <Card title={active ? 'إيقاف الحساب' : 'إعادة استخدامه'}>
      <PostForm action={`/admin/finance/accounts/${code}?act=${active ? 'stop' : 'resume'}`}>
        <FormProblem text={reply?.problem} />
        <p className="muted sm">{active ? (whyNotStopped ?? 'لا يُرحَّل إليه بعدها، وتبقى حركاته.') : 'يعود الترحيل إليه.'}</p>
        <div>
          <SubmitButton variant="outline" disabled={active && whyNotStopped !== null}>
            {active ? 'أوقف الحساب' : 'أعد استخدامه'}
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
