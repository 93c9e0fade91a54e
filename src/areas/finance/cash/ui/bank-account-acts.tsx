import { Link } from 'react-router'
import { heldFor } from '#areas/finance/ledger/bank-leaf.ts'
import { Card } from '#ui/card.tsx'
import { CheckField, ChoiceField } from '#ui/form/choices.tsx'
import { Field, FormProblem, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import type { AddBankAccountForm } from '../inputs.ts'

type Account = { id: string; bank: string; holder: string; iban: string; shown: boolean; active: boolean; balance: bigint }
type Props = { chosen: Account | null; reply: Reply | undefined }

const here = '/admin/finance/boxes/bank-accounts'

/** A new account, or what may be changed of the chosen one. */
export function BankAccountActs({ chosen, reply }: Props) {
  if (!chosen) return <Add reply={reply} />
  const changing = reply?.typed.bank !== undefined || reply?.typed.iban !== undefined
  return (
    <div className="stack">
      <Change account={chosen} reply={changing ? reply : undefined} />
      <Use account={chosen} reply={changing ? undefined : reply} />
    </div>
  )
}

type FieldsProps = { account?: Account; reply: Reply | undefined }

function Fields({ account, reply }: FieldsProps) {
  const field = fieldsOf<AddBankAccountForm>(reply)
  return (
    <>
      <Field {...field('bank', account?.bank)} label="البنك" placeholder="بنك مسقط" required />
      <Field {...field('holder', account?.holder)} label="صاحب الحساب" help="كما هو في البنك." required />
      <Field {...field('iban', account?.iban)} label="الآيبان" dir="ltr" autoComplete="off" required />
    </>
  )
}

const Shown = ({ account, reply }: FieldsProps) => (
  <CheckField
    {...fieldsOf<AddBankAccountForm>(reply)('shown', account?.shown ? 'yes' : undefined)}
    label="يظهر للعملاء ليحوّلوا إليه"
  />
)

function Add({ reply }: { reply: Reply | undefined }) {
  const field = fieldsOf<AddBankAccountForm>(reply)
  return (
    <Card title="أضف حسابًا">
      <PostForm action={`${here}?act=add`} reply={reply} before="الإضافة">
        <Fields reply={reply} />
        <ChoiceField
          {...field('heldFor')}
          label="نوع الحساب"
          help="أموال الملّاك والمستأجرين في حساب الأمانات، ولا يتغيّر هذا بعد الإضافة."
          options={heldFor}
          required
        />
        <Shown reply={reply} />
        <div>
          <SubmitButton>أضف الحساب</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Change({ account, reply }: { account: Account; reply: Reply | undefined }) {
  return (
    <Card
      title={<bdi>{account.bank}</bdi>}
      actions={
        <Link className="link sm" to={here} preventScrollReset>
          أضف حسابًا
        </Link>
      }
    >
      <PostForm action={`${here}?account=${account.id}&act=change`} reply={reply} before="الحفظ">
        <input type="hidden" name="bankAccountId" value={account.id} />
        <Fields account={account} reply={reply} />
        <Shown account={account} reply={reply} />
        <div>
          <SubmitButton variant="outline">احفظ الحساب</SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function Use({ account: { id, active, balance }, reply }: { account: Account; reply: Reply | undefined }) {
  return (
    <Card title={active ? 'إيقاف الحساب' : 'إعادة استخدامه'}>
      <PostForm action={`${here}?account=${id}&act=${active ? 'stop' : 'resume'}`}>
        <FormProblem text={reply?.problem} />
        <input type="hidden" name="bankAccountId" value={id} />
        <p className="muted sm">{active ? 'لا يُختار بعدها لقبض ولا صرف، وتبقى حركاته.' : 'يعود اختياره في القبض والصرف.'}</p>
        <div className="row wrap">
          <SubmitButton variant="outline" reason={active && balance !== 0n && 'فيه رصيد، ولا يوقَف حساب فيه رصيد.'}>
            {active ? 'أوقف الحساب' : 'أعد استخدامه'}
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
