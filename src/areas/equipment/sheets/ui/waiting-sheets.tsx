import { Link } from 'react-router'
import { Shots } from '#areas/handovers/public-ui.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { hirePath, sheetsPath } from '../../paths.ts'
import { asHours, sheetStates, sheetTones, sheetWords, shotsOf } from '../day-sheet.ts'
import type { WaitingSheet } from '../queries.ts'

type Props = { rows: readonly WaitingSheet[]; reply: Reply | undefined }

/** Signed sheets whose hours agree with the meter are approved together, the rest one by one. */
export function WaitingSheets({ rows, reply }: Props) {
  const field = fieldsOf<{ note: string }>(reply)
  const alike = rows.filter(({ mayApprove, apart }) => mayApprove && !apart)
  return (
    <Card
      title="كشوف تنتظر"
      flush
      actions={
        alike.length > 0 && (
          <PostForm action={`${sheetsPath}?act=approve`} reply={reply} part="all" before="الاعتماد">
            <input type="hidden" name="sheetIds" value={alike.map(({ id }) => id).join(' ')} />
            <SubmitButton size="small">{`اعتمد الموقّعة (${alike.length})`}</SubmitButton>
          </PostForm>
        )
      }
    >
      {rows.length === 0 && <Empty title="لا كشوف تنتظر">كل ما سُجّل وُقّع واعتُمد.</Empty>}
      <ul className="list">
        {rows.map((row) => (
          <li key={row.id}>
            <span className="grow">
              <Link className="t" to={`${hirePath(row.contractId)}?day=${row.day}`}>
                <Code>{row.code}</Code> · <DateText at={row.day} weekday />
              </Link>
              <span className="sm db">
                <bdi>{row.name}</bdi> · <bdi>{row.site}</bdi>
              </span>
              <span className="xs muted db">
                عمل <Num>{asHours(row.worked)}</Num>، انتظار <Num>{asHours(row.standby)}</Num>، عطل{' '}
                <Num>{asHours(row.broken)}</Num>
                {row.loads > 0 && `، ${howMany(row.loads, 'load')}`} · سجّله <bdi>{row.recordedName}</bdi>
                {row.disputeWhy && row.state === 'disputed' && (
                  <>
                    {' '}
                    · <bdi>{row.disputeWhy}</bdi>
                  </>
                )}
              </span>
              {row.unticked && (
                <span className="xs db">
                  {sheetWords.unticked}: <bdi>{row.unticked.replaceAll('\n', '، ')}</bdi>
                </span>
              )}
              <Shots shots={shotsOf(row.pictures)} called={sheetWords.photos} />
              {row.apart && <Badge tone="warning">العداد بعيد عن الساعات</Badge>}
            </span>
            <Badge tone={sheetTones[row.state]}>{sheetStates[row.state]}</Badge>
            {row.mayApprove && row.apart && (
              <PostForm action={`${sheetsPath}?act=approve`} reply={reply} part={row.id} before="الاعتماد">
                <input type="hidden" name="sheetIds" value={row.id} />
                <Field {...field('note', row.note ?? undefined)} label="ما سبب الفرق" maxLength={300} optional />
                <SubmitButton size="small" variant="outline">
                  اعتمد هذا الكشف
                </SubmitButton>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
