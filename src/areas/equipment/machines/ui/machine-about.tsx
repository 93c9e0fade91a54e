import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { isServiceDue } from '../../service/service.ts'
import { inHours, isGone, machineWords, ownerships } from '../machine.ts'
import type { ShownMachine } from '../machine-detail.ts'

const Hours = ({ tenths }: { tenths: number }) => (
  <>
    <Num>{inHours(tenths)}</Num> ساعة
  </>
)

/** What is written down of it; what nobody wrote is left out. */
export function MachineAbout({ machine: one }: { machine: ShownMachine }) {
  const written = (name: 'serial' | 'plate' | 'yard' | 'note') =>
    one[name] && (
      <Told question={machineWords[name]}>
        <bdi>{one[name]}</bdi>
      </Told>
    )
  const paid = (name: 'supplierDay' | 'supplierMonth' | 'boughtFor') =>
    one[name] !== null && (
      <Told question={machineWords[name]}>
        <Money amount={one[name]} />
      </Told>
    )
  return (
    <Card title="بياناتها">
      <dl className="told in-columns">
        <Told question={machineWords.code}>
          <Code>{one.code}</Code>
        </Told>
        <Told question={machineWords.kindId}>{one.kindName}</Told>
        <Told question={machineWords.made}>
          <Num>{String(one.made)}</Num>
        </Told>
        <Told question={machineWords.meter}>
          <Hours tenths={one.meter} />
        </Told>
        {one.serviceAt !== null && (
          <Told question={machineWords.serviceAt}>
            <Hours tenths={one.serviceAt} />
          </Told>
        )}
        <Told question="تُؤجَّر حتى">{one.hireableUntil ? <DateText at={one.hireableUntil} /> : whyNotHired(one)}</Told>
        <Told question={machineWords.ownership}>{ownerships[one.ownership]}</Told>
        {one.supplier && (
          <Told question={machineWords.supplierId}>
            <bdi>{one.supplier}</bdi>
          </Told>
        )}
        {paid('supplierDay')}
        {paid('supplierMonth')}
        {written('serial')}
        {written('plate')}
        {written('yard')}
        {one.boughtOn && (
          <Told question={machineWords.boughtOn}>
            <DateText at={one.boughtOn} />
          </Told>
        )}
        {paid('boughtFor')}
        {one.soldOn && (
          <Told question="بيعت">
            <DateText at={one.soldOn} />، إلى <bdi>{one.soldTo}</bdi>
          </Told>
        )}
        {one.soldFor !== null && (
          <Told question="ثمن البيع">
            <Money amount={one.soldFor} />
          </Told>
        )}
        {written('note')}
        <Told question="الفرع">{one.branch}</Told>
      </dl>
    </Card>
  )
}

function whyNotHired(one: ShownMachine) {
  if (one.readiness === 'sold') return 'بيعت ولا تُؤجَّر'
  if (isGone(one.readiness)) return 'لا تُؤجَّر'
  return isServiceDue(one) ? 'لا تُؤجَّر حتى تُسجَّل صيانتها' : 'لا تُؤجَّر: تنقصها وثيقة سارية'
}
