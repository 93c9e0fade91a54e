import '#ui/styles/collecting.css'
import { Link } from 'react-router'
import { chequesOnBoard } from '#areas/finance/public.ts'
import { propertiesPermissions } from '#areas/properties/permissions.ts'
import { warningsPath } from '#areas/properties/warnings/warning.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Tabs } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { collectingPath, visitsPath } from '../collecting.ts'
import { type Debtor, debtors } from '../queries.ts'
import { Board } from '../ui/board.tsx'
import { Cheques } from '../ui/cheques.tsx'
import { DebtorsTable } from '../ui/debtors-table.tsx'
import type { Route } from './+types/back-office-collecting'

export const meta = () => [{ title: 'لوحة التحصيل · التحالف' }]

export const handle = { crumb: () => 'التحصيل' }

export const loader = page(propertiesPermissions.collect, async (ctx, { query }) => ({
  ...(await debtors(ctx)),
  cheques: await chequesOnBoard(ctx),
  mayServe: ctx.actor.may(propertiesPermissions.serveNotices),
  look: query.get('look') === 'list' ? ('list' as const) : ('board' as const),
}))

const listPath = `${collectingPath}?look=list`

export default function CollectingPage({ loaderData: { today, cards, look, mayServe, cheques } }: Route.ComponentProps) {
  const tabs = [
    { to: collectingPath, label: 'لوحة', current: look === 'board' },
    { to: listPath, label: 'قائمة', current: look === 'list' },
  ]
  return (
    <>
      <div className="page-h">
        <div>
          <h1>لوحة التحصيل</h1>
          <p className="muted sm">
            <DateText at={today} weekday />
          </p>
        </div>
        <div className="acts">
          {mayServe && (
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={warningsPath}>
              الإنذارات والإخطارات
            </Link>
          )}
          <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={visitsPath}>
            زيارات اليوم
          </Link>
          <Tabs look="seg" label="العرض" tabs={tabs} />
        </div>
      </div>
      {cheques && <Cheques {...cheques} />}
      {cards.length === 0 ? (
        <Card>
          <Empty title="لا أحد متأخر">لا مستحقات حتى الغد، ولا وعود قائمة.</Empty>
        </Card>
      ) : (
        <>
          <Figures cards={cards} today={today} />
          {look === 'list' ? (
            <Card flush>
              <DebtorsTable cards={cards} today={today} />
            </Card>
          ) : (
            <Board cards={cards} today={today} all={listPath} />
          )}
          <p className="muted sm">البطاقة تنتقل وحدها حين يتغيّر عمرها أو يُسجَّل وعد. لا تُسحب باليد.</p>
        </>
      )}
    </>
  )
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

function Figures({ cards, today }: { cards: readonly Debtor[]; today: string }) {
  const late = cards.filter((card) => card.late > 0n)
  const promised = cards.flatMap(({ promise }) => (promise?.on === today ? [promise.amount] : []))
  const broken = cards.filter((card) => card.broken > 0)
  return (
    <div className="kpis by-3">
      <Figure label="متأخر" of={late.length} sum={sumOf(late.map((card) => card.late))} />
      <Figure label="وعود تحل اليوم" of={promised.length} sum={sumOf(promised)} />
      <Figure label="أخلفوا وعدًا وعليهم مستحق" of={broken.length} sum={sumOf(broken.map(({ owed }) => owed))} />
    </div>
  )
}

const Figure = ({ label, of, sum }: { label: string; of: number; sum: bigint }) => (
  <div className="card kpi">
    <span className="lbl">{label}</span>
    <span className="val">
      <Num>{of}</Num>
    </span>
    <span className="sub">
      <Money amount={sum} />
    </span>
  </div>
)
