import { Shots } from '#areas/handovers/public-ui.tsx'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Num } from '#ui/values.tsx'
import { inHours } from '../../machines/machine.ts'
import { asHours, brokenBys, sheetWays, sheetWords, shotsOf } from '../day-sheet.ts'
import type { DayOnPhone } from '../phone/written-here.ts'

const Hours = ({ minutes }: { minutes: number }) => (
  <>
    <Num>{asHours(minutes)}</Num> ساعة
  </>
)

type Props = { sheet: NonNullable<DayOnPhone['sheet']>; pictures: readonly string[] }

/** A sheet that stays as it was signed. */
export function WrittenSheet({ sheet, pictures }: Props) {
  return (
    <Card title="الكشف كما وُقّع">
      <dl className="told in-columns">
        <Told question={sheetWords.worked}>
          <Hours minutes={sheet.worked} />
        </Told>
        <Told question={sheetWords.standby}>
          <Hours minutes={sheet.standby} />
        </Told>
        <Told question={sheetWords.broken}>
          <Hours minutes={sheet.broken} />
          {sheet.brokenBy && `، ${brokenBys[sheet.brokenBy]}`}
        </Told>
        {sheet.loads > 0 && (
          <Told question={sheetWords.loads}>
            <Num>{sheet.loads}</Num>
          </Told>
        )}
        {sheet.meterTo !== null && (
          <Told question={sheetWords.meterTo}>
            <Num>{inHours(sheet.meterTo)}</Num> ساعة
          </Told>
        )}
        {sheet.signedWay === 'silence' && <Told question="التوقيع">بالسكوت، كما ينص العقد</Told>}
        {sheet.signer && (
          <Told question="وقّعه">
            <bdi>{sheet.signer}</bdi>
            {sheet.signedWay && ` ${sheetWays[sheet.signedWay]}`}
          </Told>
        )}
        {sheet.approvedBy && (
          <Told question="اعتمده">
            <bdi>{sheet.approvedBy}</bdi>
          </Told>
        )}
        {sheet.disputeWhy && (
          <Told question="الاعتراض">
            <bdi>{sheet.disputedBy}</bdi>: <bdi>{sheet.disputeWhy}</bdi>، عمل <Hours minutes={sheet.disputedWorked ?? 0} />
          </Told>
        )}
        {sheet.ticked && <Told question={sheetWords.ticked}>{sheet.ticked.replaceAll('\n', '، ')}</Told>}
        {sheet.unticked && <Told question={sheetWords.unticked}>{sheet.unticked.replaceAll('\n', '، ')}</Told>}
        {sheet.note && (
          <Told question={sheetWords.note}>
            <bdi>{sheet.note}</bdi>
          </Told>
        )}
      </dl>
      <Shots shots={shotsOf(pictures)} called={sheetWords.photos} />
    </Card>
  )
}
