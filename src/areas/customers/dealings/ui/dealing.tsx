import type { PartyRole, Risk } from '#areas/customers/customer.ts'
import type { CreditLimitForm, FlagForm, GiveRoleForm } from '#areas/customers/record/detail-inputs.ts'
import type { Place } from '#areas/customers/record/queries.ts'
import { ActButton, ActForm, type Refused, replyTo } from '#areas/customers/record/ui/act-form.tsx'
import { riskWords, roleWords } from '#areas/customers/words.ts'
import { ChoiceField } from '#ui/form/choices.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MoneyField } from '#ui/form/text-fields.tsx'
import { Field, fieldsOf } from '#ui/form.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { BranchPart } from './branch-part.tsx'

type Customer = {
  risk: Risk
  riskReason: string | null
  riskUntil: string | null
  creditLimit: bigint | null
  roles: { id: string; role: PartyRole; since: string; until: string | null }[]
}
type May = { flag: boolean; limit: boolean; correct: boolean; move: boolean }
type Props = { customer: Customer; place: Place | null; refused: Refused; may: May }

/** Whether and how we deal with this customer: the flag, what may be owed, and as what. */
export function Dealing({ customer, place, refused, may }: Props) {
  return (
    <div className="cols-even">
      <RiskPart customer={customer} refused={refused} may={may.flag} />
      <LimitPart customer={customer} refused={refused} may={may.limit} />
      <RolesPart customer={customer} refused={refused} may={may.correct} />
      {place && <BranchPart place={place} refused={refused} may={may.move} />}
    </div>
  )
}

type PartProps = Omit<Props, 'may' | 'place'> & { may: boolean }

function RiskPart({ customer: { risk, riskReason, riskUntil }, refused, may }: PartProps) {
  const flag = fieldsOf<FlagForm>(replyTo(refused, 'flag'))
  const lift = fieldsOf<FlagForm>(replyTo(refused, 'lift-flag'))
  return (
    <section className="stack">
      <h2>التعامل</h2>
      {risk === 'none' ? (
        <p className="muted">لا شيء يمنع التعامل.</p>
      ) : (
        <p>
          <b className="medium">{riskWords[risk]}</b>: {riskReason}
          {riskUntil && (
            <>
              {' '}
              حتى <DateText at={riskUntil} />
            </>
          )}
        </p>
      )}
      {may && risk !== 'none' && (
        <ActForm act="lift-flag" refused={refused} send="أعد التعامل">
          <Field {...lift('reason')} id="lift-reason" label="السبب" required />
        </ActForm>
      )}
      {may && (
        <ActForm act="flag" refused={refused} send={risk === 'none' ? 'أوقف التعامل أو تابعه' : 'غيّر التصنيف'}>
          <ChoiceField
            {...flag('risk', risk === 'none' ? 'watch' : risk)}
            label="التصنيف"
            options={{ watch: riskWords.watch, blocked: riskWords.blocked }}
            required
          />
          <Field {...flag('reason')} label="السبب" help="يقرؤه كل من يتعامل معه من الفريق" required />
          <DateField {...flag('until')} label="حتى" optional />
        </ActForm>
      )}
    </section>
  )
}

function LimitPart({ customer: { creditLimit }, refused, may }: PartProps) {
  const field = fieldsOf<CreditLimitForm>(replyTo(refused, 'set-credit-limit'))
  return (
    <section className="stack">
      <h2>سقف الدين</h2>
      <p>
        {creditLimit === null ? (
          <span className="muted">لم يُحدَّد، فلا يُمنع البيع له بالآجل.</span>
        ) : (
          <Money amount={creditLimit} />
        )}
      </p>
      {may && (
        <ActForm act="set-credit-limit" refused={refused} send="حدّد السقف">
          <MoneyField {...field('creditLimit')} label="سقف الدين" help="اتركه فارغًا لإلغاء السقف" optional />
          <Field {...field('reason')} id="limit-reason" label="السبب" help="لازم حين يحتاج السقف إلى اعتماد." optional />
        </ActForm>
      )}
    </section>
  )
}

function RolesPart({ customer: { roles }, refused, may }: PartProps) {
  const field = fieldsOf<GiveRoleForm>(replyTo(refused, 'give-role'))
  return (
    <section className="stack">
      <h2>صفاته</h2>
      {roles.length === 0 && <p className="muted">لا صفات بعد. تُضاف حين يتعامل مع إحدى الخدمات.</p>}
      <ul className="lines">
        {roles.map(({ id, role, since, until }) => (
          <li key={id}>
            <span className="grow">
              {roleWords[role]}{' '}
              <span className="muted sm">
                منذ <DateText at={since} />
                {until && (
                  <>
                    {' '}
                    حتى <DateText at={until} />
                  </>
                )}
              </span>
            </span>
            {may && !until && (
              <ActButton act="end-role" values={{ roleId: id }} label={`أنهِ صفة «${roleWords[role]}»`}>
                أنهِ
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {may && (
        <ActForm act="give-role" refused={refused} send="أضف صفة">
          <SelectField {...field('role')} label="الصفة" options={roleWords} required />
        </ActForm>
      )}
    </section>
  )
}
