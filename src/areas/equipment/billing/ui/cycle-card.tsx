import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { DateRange, DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { hirePath, sheetPath } from '../../paths.ts'
import { sheetStates } from '../../sheets/day-sheet.ts'
import type { NextCycle } from '../cycle.ts'
import { type CycleItem, howInWords, ladderInWords } from '../items.ts'

type Props = { contractId: string; cycle: NextCycle; mayBill: boolean; opensSheets: boolean; reply: Reply | undefined }

const rungs: Record<number, string> = { 1: 'يوم', 6: 'أسبوع', 26: 'شهر' }
export const rungNamed = (days: number) => rungs[days] ?? howMany(days, 'day')

/** The invoice before it is issued: each sum with how it came about, and first what is missing. */
export function CycleCard({ contractId, cycle, mayBill, opensSheets, reply }: Props) {
  return (
    <Card
      title={
        <>
          فاتورة الدورة <DateRange from={cycle.from} until={cycle.isDue ? cycle.until : cycle.ends} />
        </>
      }
      actions={<Badge tone={cycle.isDue ? 'warning' : 'muted'}>{cycle.isDue ? 'حان إصدارها' : 'لا تصدر بعد'}</Badge>}
      footer={mayBill && cycle.isDue && <Issue {...{ contractId, cycle, reply }} />}
      flush
    >
      {cycle.missing.length > 0 && <Missing cycle={cycle} opens={opensSheets} />}
      <table className="table">
        <caption className="sr-only">بنود فاتورة الدورة</caption>
        <thead>
          <tr>
            <th scope="col">البند</th>
            <th scope="col">كيف حُسب</th>
            <th scope="col" className="n">
              المبلغ
            </th>
          </tr>
        </thead>
        <tbody>
          {cycle.items.map((item) => (
            <Item key={item.lineId} item={item} />
          ))}
          {cycle.pools.map((pool) => (
            <PoolRow key={pool.poolId} pool={pool} />
          ))}
          <Sum label="الصافي" amount={cycle.net} />
          <Sum label="ضريبة القيمة المضافة" amount={cycle.vat} />
          <Sum label="الإجمالي" amount={cycle.net + cycle.vat} />
        </tbody>
      </table>
    </Card>
  )
}

const Item = ({ item }: { item: CycleItem }) => (
  <>
    <tr>
      <td>{item.kind}</td>
      <td className="sm muted">
        {howInWords(item, rungNamed)}
        <Before amount={item.before} />
      </td>
      <td className="n">
        <Money amount={item.hire} />
      </td>
    </tr>
    {item.extras.map((extra) => (
      <tr key={extra.id}>
        <td>{extra.name}</td>
        <td className="sm muted">
          {ladderInWords(extra, rungNamed)}
          <Before amount={extra.before} />
        </td>
        <td className="n">
          <Money amount={extra.hire} />
        </td>
      </tr>
    ))}
    {item.fuel.net > 0n && (
      <tr>
        <td>ديزل من عندنا</td>
        <td className="sm muted">{`${item.fuel.tenths / 10} لتر`}</td>
        <td className="n">
          <Money amount={item.fuel.net} />
        </td>
      </tr>
    )}
    {item.way > 0n && (
      <tr>
        <td>{`نقل ${item.kind}`}</td>
        <td className="sm muted">إلى الموقع ومنه</td>
        <td className="n">
          <Money amount={item.way} />
        </td>
      </tr>
    )}
  </>
)

const PoolRow = ({ pool }: { pool: NextCycle['pools'][number] }) => (
  <tr>
    <td>{pool.name}</td>
    <td className="sm muted">
      {pool.how}
      <Before amount={pool.before} />
    </td>
    <td className="n">
      <Money amount={pool.hire} />
    </td>
  </tr>
)

const Before = ({ amount }: { amount: bigint }) =>
  amount > 0n && (
    <>
      ، أقل ما صدر من قبل <Money amount={amount} />
    </>
  )

const Sum = ({ label, amount }: { label: string; amount: bigint }) => (
  <tr className="medium">
    <td colSpan={2}>{label}</td>
    <td className="n">
      <Money amount={amount} />
    </td>
  </tr>
)

const Missing = ({ cycle: { missing }, opens }: { cycle: NextCycle; opens: boolean }) => (
  <Alert kind="warning">
    ينقصها {howMany(missing.length, 'timesheet')}:{' '}
    {missing.slice(0, 12).map(({ lineId, day, state, wasPutOff }, at) => (
      <span key={`${lineId} ${day}`}>
        {at > 0 && '، '}
        {opens ? (
          <Link className="link" to={sheetPath(lineId, day)}>
            <DateText at={day} />
          </Link>
        ) : (
          <DateText at={day} />
        )}{' '}
        {state ? sheetStates[state] : 'لم يُسجَّل'}
        {wasPutOff && ' (أُجّل من قبل)'}
      </span>
    ))}
    {missing.length > 12 && '…'}
  </Alert>
)

function Issue({ contractId, cycle, reply }: Pick<Props, 'contractId' | 'cycle' | 'reply'>) {
  const field = fieldsOf<{ putOff: string }>(reply)
  const errors = field('putOff').errors
  return (
    <PostForm action={`${hirePath(contractId)}?act=bill`} reply={reply} part="bill" before="الإصدار">
      <input type="hidden" name="contractId" value={contractId} />
      <input type="hidden" name="number" value={cycle.number} />
      {errors && <p className="field-error">{errors[0]}</p>}
      {cycle.missing.length > 0 && <input type="hidden" name="putOff" value="yes" />}
      <SubmitButton variant={cycle.missing.length > 0 ? 'outline' : 'primary'}>
        {cycle.missing.length > 0 ? 'أجّلها وأصدر' : 'أصدر الفاتورة'}
      </SubmitButton>
    </PostForm>
  )
}
