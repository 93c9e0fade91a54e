import { percentInWords } from '#values/shares.ts'
import '#ui/styles/properties.css'
import { Link } from 'react-router'
import { mandatePath } from '#areas/properties/mandates/mandate.ts'
import { propertyPath, unitPath, unitUses } from '#areas/properties/property.ts'
import { Card } from '#ui/card.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateRange, DateText, Money, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { afterTerms, lateRules, leasePath, paymentMethods, utilitiesBy } from '../lease.ts'
import type { ShownLease } from '../lease-detail.ts'
import { frequencies, isFrequency, paidWhen, perWhat } from '../terms.ts'

type Props = { lease: ShownLease }

/** What the two agreed on. */
export function LeaseTerms({ lease: one }: Props) {
  const { contract, terms } = one
  const isAmended = contract.addenda.some(({ state }) => state === 'active')
  const now = one.instalments.reduce((sum, { amount }) => sum + amount, 0n)
  return (
    <Card title="الشروط">
      <dl className="told in-columns">
        <Told question="الإيجار">
          <Money amount={one.rent} /> {perWhat(one)}
        </Told>
        <Told question="الدفعات">
          {isFrequency(one.frequency) && frequencies[one.frequency]}، {paidWhen[one.paid]}
        </Told>
        {one.dueDay !== null && (
          <Told question="يوم الاستحقاق">
            <Num>{one.dueDay}</Num> من الشهر
          </Told>
        )}
        <Told question="قيمة العقد">
          <Money amount={contract.value} />
        </Told>
        {isAmended && now !== contract.value && (
          <Told question="مجموع أقساطه بعد ملحقه">
            <Money amount={now} />
          </Told>
        )}
        <Told question="طريقة السداد">{paymentMethods[one.paymentMethod]}</Told>
        <Told question="أيام السماح">{one.graceDays > 0 ? howMany(one.graceDays, 'day') : 'لا سماح'}</Told>
        <Told question="رسم التأخير">
          <LateRuleWords lease={one} />
        </Told>
        <Told question="الكهرباء والماء على">{utilitiesBy[one.utilitiesBy]}</Told>
        <Told question="مهلة الإخطار">{contract.noticeDays > 0 ? howMany(contract.noticeDays, 'day') : 'لا مهلة'}</Told>
        <Told question="بعد انتهاء المدة">{afterTerms[one.goesOn ? 'yes' : 'no']}</Told>
        {terms.free.map(({ from, until }) => (
          <Told key={from} question="فترة معفاة">
            <DateRange from={from} until={until} />
          </Told>
        ))}
        {terms.steps.map(({ from, rent }) => (
          <Told key={from} question="إيجار آخر من">
            <DateText at={from} />: <Money amount={rent} />
          </Told>
        ))}
        {one.conditions && <Told question="شروط خاصة">{one.conditions}</Told>}
      </dl>
    </Card>
  )
}

function LateRuleWords({ lease: { lateRule, lateAmount, lateRate } }: Props) {
  if (lateAmount !== null) return <Money amount={lateAmount} />
  if (lateRate !== null)
    return (
      <>
        <bdi dir="ltr">{percentInWords(lateRate)}</bdi> من القسط
      </>
    )
  return lateRules[lateRule]
}

/** Who stands in it, about what, and on whose behalf it is signed. */
export function LeaseParties({ lease: one }: Props) {
  const { contract } = one
  return (
    <Card title="الوحدة والأطراف">
      <dl className="told">
        <Told question="الوحدة">
          <Link className="link" to={unitPath(one.unitId)}>
            <bdi>{one.called}</bdi>
          </Link>
          {'، '}
          <Link className="link" to={propertyPath(one.propertyId)}>
            <bdi>{one.property}</bdi>
          </Link>
        </Told>
        <Told question="الاستعمال">{unitUses[one.use]}</Told>
        {contract.parties.map(({ partyId, role, name, path }) => (
          <Told key={`${partyId} ${role}`} question={role}>
            <OpenLink to={path}>
              <bdi>{name}</bdi>
            </OpenLink>
          </Told>
        ))}
        {one.owners.length > 0 && <Told question="المؤجر">{<bdi>{one.owners.join('، ')}</bdi>}</Told>}
        {one.mandate && (
          <Told question="بموجب اتفاقية الإدارة">
            <Link className="link" to={mandatePath(one.mandate.id)}>
              <Code>{one.mandate.number}</Code>
            </Link>
          </Told>
        )}
        {contract.predecessor && (
          <Told question="العقد السابق">
            <ToLease {...contract.predecessor} />
          </Told>
        )}
        {contract.successor && (
          <Told question="العقد اللاحق">
            <ToLease {...contract.successor} />
          </Told>
        )}
      </dl>
    </Card>
  )
}

const ToLease = ({ id, number }: { id: string; number: string }) => (
  <Link className="link" to={leasePath(id)}>
    <Code>{number}</Code>
  </Link>
)

/** The deposit as it was agreed, and what became of it. */
export function LeaseDeposit({ lease: { asked, deposit } }: Props) {
  return (
    <Card title="التأمين المسترد">
      {asked === 0n ? (
        <p className="muted">لا تأمين مستردًا في هذا العقد.</p>
      ) : (
        <dl className="told in-columns">
          <Told question="المتفق عليه">
            <Money amount={asked} />
          </Told>
          {deposit && (
            <>
              <Told question="المحفوظ منه">
                <Money amount={deposit.held} />
              </Told>
              <Told question="حاله">
                <Link className="link" to={deposit.path}>
                  {deposit.said}
                </Link>
              </Told>
            </>
          )}
        </dl>
      )}
    </Card>
  )
}
