import { Link } from 'react-router'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { Code } from '#ui/values.tsx'
import type { LinkRequestForm } from '../inputs.ts'

export type Known = { id: string; name: string; number: string; by: string }
type Props = { name: string; known: Known[]; to: (act: string) => string; reply: Reply | undefined }

const sharing: Record<string, string> = { phone: 'الهاتف نفسه', email: 'البريد نفسه', name: 'الاسم نفسه' }

/** Who may be the same person is shown before a second record is made; one press joins the request to theirs. */
export function ToCustomer({ name, known, to, reply }: Props) {
  return (
    <div className="stack">
      {known.map((one) => (
        <Join key={one.id} known={one} name={name} to={to} />
      ))}
      {!known.some(({ by }) => by === 'phone') && <NewCustomer isApart={known.length > 0} to={to} reply={reply} />}
    </div>
  )
}

function Join({ known: { id, name: called, number, by }, name, to }: { known: Known; name: string; to: Props['to'] }) {
  // A brother or a father shares most of a name.
  const isNear = by === 'name' && called !== name
  return (
    <div className="stack">
      <p className="sm">
        {isNear ? 'في السجل عميل باسم قريب' : `في السجل عميل له ${sharing[by] ?? 'الرقم نفسه'}`}:{' '}
        <Link to={`/admin/users/${id}`} className="link">
          {called}
        </Link>{' '}
        <Code>{number}</Code>
        {isNear ? '. تحقق أنه الشخص نفسه قبل أن تربط.' : called !== name && '، والاسم في الطلب غيره.'}
      </p>
      <PostForm action={to('customer')} className="stack" preventScrollReset>
        <input type="hidden" name="partyId" value={id} />
        <SubmitButton size="small" variant={isNear ? 'outline' : 'primary'} block>
          اربط الطلب بسجله
        </SubmitButton>
      </PostForm>
    </div>
  )
}

/** With the card's number whoever is known by it is found as well; the second press says that it is the same person. */
function NewCustomer({ isApart, to, reply }: { isApart: boolean; to: Props['to']; reply: Reply | undefined }) {
  const field = fieldsOf<LinkRequestForm>(reply)
  const joins = field('joins')
  return (
    <PostForm action={to('customer')} reply={reply} before="التسجيل" className="stack" preventScrollReset>
      {isApart && <input type="hidden" name="apart" value="yes" />}
      <Field {...field('civilNumber')} label="الرقم المدني" dir="ltr" inputMode="numeric" optional />
      <SubmitButton size="small" variant="outline" block>
        {isApart ? 'سجّله عميلًا جديدًا' : 'حوّله إلى عميل'}
      </SubmitButton>
      {joins.errors && (
        <>
          <p className="error" id="civil-number-known">
            <Sentence>{joins.errors.join(' ')}</Sentence>
          </p>
          <Button type="submit" name="joins" value="yes" size="small" aria-describedby="civil-number-known">
            اربط الطلب بصاحب هذا الرقم
          </Button>
        </>
      )}
    </PostForm>
  )
}
