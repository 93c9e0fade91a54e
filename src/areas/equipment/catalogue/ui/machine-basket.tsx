import { Clock, Fuel, HardHat, PenLine, Truck } from 'lucide-react'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { PriceLines } from '#ui/price-lines.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { inDecimals } from '#values/money.ts'
import { howMany, type Noun } from '#values/plural.ts'
import type { MachinesAhead } from '../pricing-ahead.ts'
import type { MachineCatalogue } from '../queries.ts'

type Line = MachinesAhead['lines'][number]

/** What was chosen, line by line as the quotation will say it, and what every price says. */
export function MachineBasket({ page }: { page: MachineCatalogue }) {
  const { basket, search } = page
  return (
    <aside className="basket stack" aria-label="طلبك">
      {basket && (
        <Card title="طلبك">
          {basket.problem && <Alert kind="warning">{basket.problem}</Alert>}
          {basket.ahead && (
            <div className="stack">
              <Sum ahead={basket.ahead} />
              {search.operator === 'without' && basket.ahead.lines.some(({ withOperator }) => withOperator) && (
                <p className="sm">ما لا يُؤجَّر إلا بمشغّل بقي في طلبك بمشغّل.</p>
              )}
              <a className="btn btn-primary btn-block" href="#request">
                أكمل الطلب
              </a>
            </div>
          )}
        </Card>
      )}
      <Card title="ما يقوله السعر">
        <PriceFacts page={page} />
      </Card>
    </aside>
  )
}

function Sum({ ahead: { lines, pools, vat, vatRate, total, deposit, wayUnknown } }: { ahead: MachinesAhead }) {
  const parts = lines.flatMap((line, at) => {
    const name = `${at + 1}. ${line.kind}، ${line.withOperator ? 'بمشغّل' : 'بدون مشغّل'}`
    const way = { label: `${at + 1}. نقل ${line.kind} ذهابًا وعودة`, amount: line.way }
    return [{ label: `${name}: ${stretchOf(line)}`, amount: line.hire }, ...(line.way > 0n ? [way] : [])]
  })
  const byQuantity = pools.map(({ name, days, ahead }) => ({ label: `${name}: ${howMany(days, 'day')}`, amount: ahead }))
  return (
    <>
      <PriceLines
        lines={[...parts, ...byQuantity, { label: `ضريبة القيمة المضافة ${vatRate}%`, amount: vat }]}
        total={{ label: wayUnknown ? 'الإجمالي بلا النقل' : 'الإجمالي', amount: total }}
        after={deposit > 0n ? [{ label: 'تأمين مسترد', amount: deposit }] : []}
      />
      {wayUnknown && <p className="sm">اكتب بُعد الموقع ليُحسب النقل، أو نحدّده لك في عرض السعر.</p>}
    </>
  )
}

const rungNouns: Record<number, Noun> = { 6: 'week', 26: 'month' }

/** How the price came about: «أسبوعان × 513.000». */
function stretchOf({ basis, days, perDay, took }: Line) {
  if (basis === 'hour') return `${howMany(days, 'workDay')} × ${howMany(perDay, 'hour')}`
  const rungs = new Map<string, { days: number; net: bigint; count: number }>()
  for (const { days: length, net } of took) {
    const key = `${length} ${net}`
    rungs.set(key, { days: length, net, count: (rungs.get(key)?.count ?? 0) + 1 })
  }
  return [...rungs.values()]
    .map(({ days: length, net, count }) => `${howMany(count, rungNouns[length] ?? 'day')} × ${inDecimals(net)}`)
    .join(' + ')
}

function PriceFacts({ page: { freeWayDays, standbyPercent } }: { page: MachineCatalogue }) {
  const facts = [
    [HardHat, 'المشغّل: مرخّص لنوع المعدّة'],
    [Fuel, 'الوقود: عليك ما لم يُكتب «شامل الديزل»'],
    [
      Truck,
      freeWayDays > 0
        ? `النقل: مرة إلى الموقع ومرة منه، وعلينا من ${howMany(freeWayDays, 'workDay', 'gen')}`
        : 'النقل: مرة إلى الموقع ومرة منه',
    ],
    [Clock, `يوم الانتظار بلا عمل بنسبة ${standbyPercent}% من سعره، والعطل لا يُحسب عليك`],
    [PenLine, 'لا تُفوتر ساعة لم يوقّعها ممثل موقعك'],
  ] as const
  return (
    <ul className="facts">
      {facts.map(([Icon, text]) => (
        <li key={text}>
          <Icon className="i" aria-hidden />
          <span>
            <Sentence>{text}</Sentence>
          </span>
        </li>
      ))}
    </ul>
  )
}
