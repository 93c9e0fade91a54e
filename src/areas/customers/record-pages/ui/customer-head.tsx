import '#ui/styles/customers.css'
import { MessageCircle, Phone as PhoneIcon, ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { PartyRole, Risk } from '#areas/customers/customer.ts'
import { rolesInWords } from '#areas/customers/list/ui/customers-table.tsx'
import { ActButton } from '#areas/customers/record/ui/act-form.tsx'
import { RiskBadge } from '#areas/customers/record/ui/risk.tsx'
import { fieldWords, riskWords } from '#areas/customers/words.ts'
import { Avatar } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Sentence } from '#ui/sentence.tsx'
import { Code, DateText, Phone } from '#ui/values.tsx'
import type { CustomerKind } from '#values/customer-kinds.ts'

export type ShownCustomer = {
  id: string
  number: string
  name: string
  kind: CustomerKind
  risk: Risk
  roles: { role: PartyRole; until: string | null }[]
  phone: string | null
  whatsapp: boolean
  civilNumber: string | null
  passportNumber: string | null
  commercialRegister: string | null
  wilayat: string | null
  quarter: string | null
  way: string | null
  building: string | null
  flat: string | null
  createdAt: Date
  mergedInto: string | null
  riskReason: string | null
  riskUntil: string | null
}

/** Who it is, what he is to us, and the ways to reach him. */
export function CustomerHead({ customer, may }: { customer: ShownCustomer; may: { correct: boolean; merge: boolean } }) {
  const { id, number, name, kind, risk, roles, phone, whatsapp } = customer
  const now = roles.filter(({ until }) => until === null).map(({ role }) => role)
  return (
    <section className="card">
      <div className="card-b who-head">
        <Avatar name={name} />
        <div className="grow">
          <h1 className="row wrap">
            {name}
            <RiskBadge risk={risk} />
          </h1>
          <p className="muted sm">
            <Code>{number}</Code> · {rolesInWords(now, kind)}
          </p>
        </div>
        <div className="row wrap">
          {phone && (
            <a className={buttonLook({ variant: 'outline', icon: true })} href={`tel:${phone}`} aria-label="اتصل" title="اتصل">
              <PhoneIcon className="i" aria-hidden />
            </a>
          )}
          {phone && whatsapp && (
            <a
              className={buttonLook({ variant: 'outline', icon: true })}
              href={`https://wa.me/${phone.slice(1)}`}
              aria-label="راسله في واتساب"
              title="راسله في واتساب"
            >
              <MessageCircle className="i" aria-hidden />
            </a>
          )}
          {may.merge && (
            <Link className={buttonLook({ variant: 'outline' })} to={`/admin/users/${id}/merge`}>
              ادمج
            </Link>
          )}
          {may.correct && (
            <Link className={buttonLook()} to={`/admin/users/${id}/correct`}>
              صحّح البيانات
            </Link>
          )}
        </div>
      </div>
      <HeadFacts customer={customer} />
    </section>
  )
}

function HeadFacts({ customer }: { customer: ShownCustomer }) {
  const { phone, createdAt } = customer
  const [label, number] = ownNumber(customer)
  const address = addressInWords(customer)
  return (
    <dl className="who-facts">
      <div>
        <dt>الهاتف</dt>
        <dd>{phone ? <Phone number={phone} /> : '–'}</dd>
      </div>
      <div>
        <dt>{label}</dt>
        <dd>{number ? <Code>{number}</Code> : '–'}</dd>
      </div>
      <div>
        <dt>العنوان</dt>
        <dd>{address ? <Sentence>{address}</Sentence> : '–'}</dd>
      </div>
      <div>
        <dt>عميل منذ</dt>
        <dd>
          <DateText at={createdAt} />
        </dd>
      </div>
    </dl>
  )
}

function ownNumber({ kind, civilNumber, passportNumber, commercialRegister }: ShownCustomer) {
  if (kind === 'company') return [fieldWords.commercialRegister, commercialRegister] as const
  if (!civilNumber && passportNumber) return [fieldWords.passportNumber, passportNumber] as const
  return [fieldWords.civilNumber, civilNumber] as const
}

function addressInWords({ wilayat, quarter, way, building, flat }: ShownCustomer) {
  const parts = [wilayat, quarter, way && `السكة ${way}`, building && `مبنى ${building}`, flat && `شقة ${flat}`]
  return parts.filter(Boolean).join('، ')
}

type Merge = { id: string; mergedId: string; name: string; number: string; undoUntil: Date; canUndo: boolean }
type MergedProps = { customer: ShownCustomer; merges: Merge[]; may: boolean }

/** What one must know before anything else: the flag, and that this record is another's, or has become one with another. */
export function Merged({ customer: { mergedInto, risk, riskReason, riskUntil }, merges, may }: MergedProps) {
  return (
    <>
      {risk !== 'none' && (
        <p className={`alert ${risk === 'blocked' ? 'd' : 'w'}`}>
          <ShieldAlert className="i" aria-hidden />
          <span className="grow">
            <b className="medium">{riskWords[risk]}:</b> {riskReason}
            {riskUntil && (
              <>
                {' '}
                حتى <DateText at={riskUntil} />
              </>
            )}
          </span>
        </p>
      )}
      {mergedInto && (
        <p className="alert w">
          <span className="grow">دُمج هذا السجل في سجل آخر، وكل ما يخصه هناك.</span>
          <Link className="link nowrap" to={`/admin/users/${mergedInto}`}>
            افتح السجل الباقي
          </Link>
        </p>
      )}
      {merges.map(({ id, mergedId, name, number, undoUntil, canUndo }) => (
        <div key={id} className="alert">
          <span className="grow">
            دُمج فيه سجل{' '}
            <Link className="link" to={`/admin/users/${mergedId}`}>
              {name}
            </Link>{' '}
            <Code>{number}</Code>.
            {canUndo && (
              <>
                {' '}
                يمكنك فصلهما حتى <DateText at={undoUntil} time />.
              </>
            )}
          </span>
          {may && canUndo && (
            <ActButton act="undo-merge" values={{ mergeId: id }} label={`افصل سجل ${name}`}>
              افصل السجلين
            </ActButton>
          )}
        </div>
      ))}
    </>
  )
}
