import { Link } from 'react-router'
import type { Age } from '#areas/finance/receipts/ageing.ts'
import { AgeingBar } from '#areas/finance/receipts/ui/ageing-bar.tsx'
import { ageingPath, debtsAddress } from '#areas/finance/statements/debts-asked.ts'
import { Card } from '#ui/card.tsx'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { Empty } from '#ui/states.tsx'
import { Money } from '#ui/values.tsx'
import { monthInWords } from '#values/dates.ts'
import type { Month } from '../figures.ts'

type Props = { ages: Record<Age, bigint> | null; months: Month[] | null; overduePath: string; opensDebts: boolean }

const owing = (age: Age) => debtsAddress({ age }, ageingPath)

/** What was charged against what came in, and how old the rest is. */
export function MoneyCards({ ages, months, overduePath, opensDebts }: Props) {
  if (!ages && !months) return null
  return (
    <div className={ages && months ? 'cols' : undefined}>
      {months && (
        <Card title="المفوتر والمحصَّل">
          <Months months={months} />
        </Card>
      )}
      {ages && (
        <Card
          title="أعمار المستحق"
          actions={
            <Link className="link sm" to={overduePath}>
              المتأخر
            </Link>
          }
        >
          {Object.values(ages).some((sum) => sum > 0n) ? (
            <AgeingBar sums={ages} to={opensDebts ? owing : undefined} />
          ) : (
            <Empty title="لا مستحق على أحد" />
          )}
        </Card>
      )}
    </div>
  )
}

const inMoney = (baisa: number) => <Money amount={BigInt(baisa)} />
/** The title says in what: the scale leaves the currency out, and none of the three places. */
const onAxis = (baisa: number) => (baisa / 1000).toLocaleString('en', { minimumFractionDigits: 3 })

function Months({ months }: { months: Month[] }) {
  if (months.every(({ billed, collected }) => billed === 0n && collected === 0n))
    return <Empty title="لم يُفوتر شيء ولم يُقبض في هذه الأشهر" />
  return (
    <BarChart
      title="بالريال، شهرًا بعد شهر"
      labels={months.map(({ month }) => monthInWords(month))}
      series={[
        {
          name: 'المفوتر',
          colour: 6,
          values: months.map(({ billed }) => Number(billed)),
          to: (at) => months[at]?.invoices ?? '',
        },
        {
          name: 'المحصَّل',
          colour: 1,
          values: months.map(({ collected }) => Number(collected)),
          to: (at) => months[at]?.receipts ?? '',
        },
      ]}
      write={inMoney}
      onAxis={onAxis}
    />
  )
}
