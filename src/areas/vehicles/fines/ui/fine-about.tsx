import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { vehiclePath } from '#areas/vehicles/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Plate } from '#ui/plate.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import type { ShownFine } from '../fine-detail.ts'

/** What the police wrote, and who had the car in that minute. */
export function FineAbout({ fine: one }: { fine: ShownFine }) {
  return (
    <>
      <Card title="المخالفة">
        <dl className="kv">
          <Told label="المركبة">
            <Link className="link" to={vehiclePath(one.vehicleId)}>
              <bdi>{one.model}</bdi> <Plate digits={one.plateDigits} letters={one.plateLetters} />
            </Link>
          </Told>
          <Told label="الوقت">
            <DateText at={one.at} weekday time />
          </Told>
          {one.place && <Told label="المكان">{one.place}</Told>}
          <Told label="المبلغ">
            <Money amount={one.amount} />
          </Told>
          <Told label="سجّلها">
            <bdi>{one.recorder}</bdi>، <DateText at={one.recordedAt} time />
          </Told>
          {one.contestedWhy && <Told label="سبب الاعتراض">{one.contestedWhy}</Told>}
          {one.endReason && <Told label="السبب">{one.endReason}</Told>}
          {one.decidedAt && (
            <Told label="بتّ فيها">
              <bdi>{one.decider}</bdi>، <DateText at={one.decidedAt} time />
            </Told>
          )}
        </dl>
      </Card>
      <Proof one={one} />
      {one.papers.length > 0 && <Papers one={one} />}
    </>
  )
}

function Proof({ one: { proof, renter, contract, contractPath } }: { one: ShownFine }) {
  if (!proof) return <Alert kind="info">لم تكن السيارة لدى عميل في هذا الوقت، فالمخالفة على الشركة.</Alert>
  return (
    <Card title="من كانت السيارة لديه">
      <dl className="kv">
        <Told label="المستأجر">
          <bdi>{renter}</bdi>
        </Told>
        <Told label="العقد">
          {contractPath ? (
            <Link className="link" to={contractPath}>
              <Code>{contract ?? ''}</Code>
            </Link>
          ) : (
            <Code>{contract ?? ''}</Code>
          )}
        </Told>
        <Told label="خرجت">
          <DateText at={proof.outAt} weekday time /> · العداد <Num>{proof.odometerOut}</Num> كم
        </Told>
        <Told label="عادت">
          {proof.backAt ? (
            <>
              <DateText at={proof.backAt} weekday time /> · العداد <Num>{proof.odometerBack ?? 0}</Num> كم
            </>
          ) : (
            'ما زالت لدى العميل'
          )}
        </Told>
      </dl>
    </Card>
  )
}

const Papers = ({ one }: { one: ShownFine }) => (
  <Card title="ما أُضيف على العميل" flush>
    <ul className="list">
      {one.papers.map(({ id, number, total, path }) => (
        <li key={id}>
          <span className="grow">
            {path ? (
              <Link className="link" to={path}>
                <Code>{number}</Code>
              </Link>
            ) : (
              <Code>{number}</Code>
            )}
          </span>
          <Money amount={total} />
        </li>
      ))}
    </ul>
  </Card>
)

const Told = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
