import { Link } from 'react-router'
import type { RelationKind } from '#areas/customers/customer.ts'
import type { AddBankAccountForm, AddContactForm, AppointForm } from '#areas/customers/record/detail-inputs.ts'
import { ActButton, ActForm, type Refused, replyTo } from '#areas/customers/record/ui/act-form.tsx'
import { relationWords } from '#areas/customers/words.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { PhoneField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf } from '#ui/form.tsx'
import { Code, DateText, Latin, Phone } from '#ui/values.tsx'

type Relation = {
  id: string
  kind: RelationKind
  powers: string | null
  since: string
  until: string | null
  partyId: string
  otherId: string
  ofName: string
  otherName: string
}
type Contact = { id: string; name: string; position: string | null; phone: string | null; email: string | null }
type BankAccount = { id: string; iban: string; holder: string; bank: string | null }

type Props = {
  relations: { given: Relation[]; held: Relation[] }
  contacts: Contact[]
  bankAccounts: BankAccount[]
  refused: Refused
  may: { relate: boolean; correct: boolean; banks: boolean }
}

/** Everybody around a customer: who acts for them, whom else to call, and where their money goes. */
export function People({ relations, contacts, bankAccounts, refused, may }: Props) {
  return (
    <div className="cols-even">
      <Relations relations={relations} refused={refused} may={may.relate} />
      <Contacts contacts={contacts} refused={refused} may={may.correct} />
      <BankAccounts accounts={bankAccounts} refused={refused} may={may.banks} />
    </div>
  )
}

function Relations({ relations: { given, held }, refused, may }: Pick<Props, 'relations' | 'refused'> & { may: boolean }) {
  const field = fieldsOf<AppointForm>(replyTo(refused, 'appoint'))
  return (
    <section className="stack">
      <h2>المفوَّضون والكفلاء والورثة</h2>
      {given.length === 0 && <p className="muted">لا أحد مفوَّض عنه. أضف من يدفع أو يستلم باسمه.</p>}
      <ul className="lines">
        {given.map((relation) => (
          <li key={relation.id}>
            <RelationLine relation={relation} id={relation.otherId} name={relation.otherName} />
            {may && !relation.until && (
              <ActButton act="end-relation" values={{ relationId: relation.id }} label={`أنهِ صفة ${relation.otherName}`}>
                أنهِ
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {held.length > 0 && <h3>هو لغيره</h3>}
      <ul className="lines">
        {held.map((relation) => (
          <li key={relation.id}>
            <RelationLine relation={relation} id={relation.partyId} name={relation.ofName} />
          </li>
        ))}
      </ul>
      {may && (
        <ActForm act="appoint" refused={refused} send="أضف مفوَّضًا">
          <SelectField {...field('relation')} label="الصفة" options={relationWords} required />
          <Field {...field('other')} label="من هو" help="رقمه لدينا مثل CU-10001، أو هاتفه كاملًا" dir="auto" required />
          <Field {...field('powers')} label="ما له أن يفعل" optional />
          <DateField {...field('since')} label="من" optional />
          <DateField {...field('until')} label="إلى" optional />
        </ActForm>
      )}
    </section>
  )
}

function RelationLine({ relation: { kind, powers, since, until }, id, name }: { relation: Relation; id: string; name: string }) {
  return (
    <span className="grow">
      <Link className="link medium" to={`/admin/users/${id}`}>
        {name}
      </Link>{' '}
      <span className="muted sm">
        {relationWords[kind]} منذ <DateText at={since} />
        {until && (
          <>
            {' '}
            حتى <DateText at={until} />
          </>
        )}
        {powers && ` · ${powers}`}
      </span>
    </span>
  )
}

function Contacts({ contacts, refused, may }: Pick<Props, 'contacts' | 'refused'> & { may: boolean }) {
  const field = fieldsOf<AddContactForm>(replyTo(refused, 'add-contact'))
  return (
    <section className="stack">
      <h2>جهات اتصال أخرى</h2>
      {contacts.length === 0 && <p className="muted">لا أحد غيره.</p>}
      <ul className="lines">
        {contacts.map(({ id, name, position, phone, email }) => (
          <li key={id}>
            <span className="grow">
              <b className="medium">{name}</b> {position && <span className="muted sm">{position}</span>}
              <span className="row wrap sm">
                {phone && <Phone number={phone} />}
                {email && <Latin>{email}</Latin>}
              </span>
            </span>
            {may && (
              <ActButton act="remove-contact" values={{ contactId: id }} label={`أزل ${name}`}>
                أزل
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {may && (
        <ActForm act="add-contact" refused={refused} send="أضف جهة اتصال">
          <Field {...field('contactName')} label="الاسم" required />
          <Field {...field('position')} label="العمل أو القرابة" optional />
          <PhoneField {...field('contactPhone')} label="رقم الهاتف" />
          <Field {...field('contactEmail')} label="البريد الإلكتروني" type="email" dir="ltr" optional />
        </ActForm>
      )}
    </section>
  )
}

function BankAccounts({ accounts, refused, may }: { accounts: BankAccount[]; refused: Refused; may: boolean }) {
  const field = fieldsOf<AddBankAccountForm>(replyTo(refused, 'add-bank-account'))
  return (
    <section className="stack">
      <h2>حساباته البنكية</h2>
      {accounts.length === 0 && <p className="muted">لا حساب بعد.</p>}
      <ul className="lines">
        {accounts.map(({ id, iban, holder, bank }) => (
          <li key={id}>
            <span className="grow">
              <Code>{iban}</Code>{' '}
              <span className="muted sm">
                {holder}
                {bank && ` · ${bank}`}
              </span>
            </span>
            {may && (
              <ActButton act="remove-bank-account" values={{ bankAccountId: id }} label={`أزل حساب ${holder}`}>
                أزل
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {may && (
        <ActForm act="add-bank-account" refused={refused} send="أضف حسابًا بنكيًا">
          <Field {...field('iban')} label="الآيبان" dir="ltr" autoComplete="off" required />
          <Field {...field('holder')} label="صاحب الحساب كما في البنك" required />
          <Field {...field('bank')} label="البنك" optional />
        </ActForm>
      )}
    </section>
  )
}
