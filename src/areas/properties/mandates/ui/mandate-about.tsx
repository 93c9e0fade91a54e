import { percentInWords } from '#values/shares.ts'
import '#ui/styles/properties.css'
import { Link } from 'react-router'
import { propertyPath } from '#areas/properties/property.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { mandateWords as words } from '../field-words.ts'
import { commissionOf, depositHolders, lateFeeTakers, statementEveries } from '../mandate.ts'
import type { ShownMandate } from '../queries.ts'

/** What was agreed on. */
export function MandateTerms({ mandate: one }: { mandate: ShownMandate }) {
  return (
    <Card title="الشروط">
      <dl className="told in-columns">
        <Told question={words.commissionKind}>
          <CommissionWords of={one} />
        </Told>
        <Told question={words.lettingFee}>{<Money amount={one.lettingFee} />}</Told>
        <Told question={words.expenseLimit}>{<Money amount={one.expenseLimit} />}</Told>
        <Told question={words.reserve}>{<Money amount={one.reserve} />}</Told>
        <Told question={words.poolLoanLimit}>{<Money amount={one.poolLoanLimit} />}</Told>
        <Told question={words.payoutDay}>{<Num>{one.payoutDay}</Num>}</Told>
        <Told question={words.statementEvery}>{statementEveries[one.statementEvery]}</Told>
        <Told question={words.depositsHeldBy}>{depositHolders[one.depositsHeldBy]}</Told>
        <Told question={words.lateFeeTo}>{lateFeeTakers[one.lateFeeTo]}</Told>
      </dl>
    </Card>
  )
}

type Commission = Pick<ShownMandate, 'commissionKind' | 'commissionRate' | 'commissionAmount'>

export const CommissionWords = ({ of: { commissionKind, commissionRate, commissionAmount } }: { of: Commission }) => (
  <>
    {commissionRate === null ? <Money amount={commissionAmount ?? 0n} /> : <bdi dir="ltr">{percentInWords(commissionRate)}</bdi>}{' '}
    {commissionOf[commissionKind]}
  </>
)

type PowerOf = Pick<ShownMandate, 'powerNumber' | 'powerUntil'>

/** How the power of attorney stands, in words. */
export function PowerWords({ of: { powerNumber, powerUntil }, today }: { of: PowerOf; today: string }) {
  if (!powerNumber) return <span className="badge b-warning">لا وكالة مكتوبة</span>
  if (!powerUntil) return <>بلا تاريخ نهاية</>
  return (
    <>
      {powerUntil < today ? 'انتهت في ' : 'حتى '}
      <DateText at={powerUntil} />
    </>
  )
}

/** Whose it is, and where the money of each of them goes: who has no account written is not paid. */
export function OwnerAccounts({ owners }: { owners: ShownMandate['owners'] }) {
  return (
    <Card title="الملّاك وحساباتهم">
      <ul className="stack">
        {owners.map(({ partyId, name, parts, whole, account, isLead, isStrange }) => (
          <li key={partyId}>
            <div className="row wrap">
              <bdi className="medium">{name}</bdi>
              {owners.length > 1 && (
                <span className="muted sm">
                  <Num>{parts}</Num> من <Num>{whole}</Num>
                  {isLead && ' · ينوب عن الشركاء'}
                </span>
              )}
              {isStrange && <span className="badge b-warning">حساب باسم آخر</span>}
              {!account && <span className="badge b-warning">لا حساب له</span>}
            </div>
            {account && (
              <p className="muted sm">
                <Code>{account.iban}</Code>، <bdi>{account.holder}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What is under it, and by which power the company acts. */
export function MandateUnder({ mandate: one, today }: { mandate: ShownMandate; today: string }) {
  return (
    <Card title="العقارات والوكالة">
      <ul className="lines">
        {one.properties.map(({ id, name }) => (
          <li key={id}>
            <Link className="link" to={propertyPath(id)}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <dl className="told">
        {one.powerNumber && <Told question={words.powerNumber}>{<Code>{one.powerNumber}</Code>}</Told>}
        {one.powerHolder && <Told question={words.powerHolder}>{<bdi>{one.powerHolder}</bdi>}</Told>}
        <Told question="سريان الوكالة">
          <PowerWords of={one} today={today} />
        </Told>
      </dl>
    </Card>
  )
}
