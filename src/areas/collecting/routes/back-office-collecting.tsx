import '#ui/styles/collecting.css'
import { Link } from 'react-router'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { chequesOnBoard } from '#areas/finance/public.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Tabs } from '#ui/links.tsx'
import { NoneFound } from '#ui/none-found.tsx'
import { Empty } from '#ui/states.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { type BoardAsked, boardAddress, isNarrowed, readBoardAsked } from '../board-asked.ts'
import { collectedKinds } from '../collected-kind.ts'
import { visitsPath } from '../collecting.ts'
import { collectors, siteChoices } from '../narrowing.ts'
import { type BoardFigures, boardFigures, debtors } from '../queries.ts'
import { Board } from '../ui/board.tsx'
import { BoardFilters } from '../ui/board-filters.tsx'
import { Cheques } from '../ui/cheques.tsx'
import { DebtorsTable } from '../ui/debtors-table.tsx'
import { warningsPath } from '../warnings/warning.ts'
import type { Route } from './+types/back-office-collecting'

export const meta = () => [{ title: 'لوحة التحصيل · التحالف' }]

export const handle = { crumb: () => 'التحصيل' }

export const loader = page(collectingPermissions.viewCollecting, async (ctx, { query }) => {
  const asked = readBoardAsked(query)
  const [found, figures, cheques, properties, people] = await Promise.all([
    debtors(ctx, asked),
    boardFigures(ctx, asked),
    chequesOnBoard(ctx),
    siteChoices(ctx),
    collectors(ctx),
  ])
  return {
    ...{ ...found, asked, figures, cheques, properties, people },
    mayCollect: ctx.actor.may(collectingPermissions.collect),
    mayServe: ctx.actor.may(collectingPermissions.serveNotices),
    report: collectedKinds(ctx).find(({ report }) => report && ctx.actor.may(report.permission))?.report?.path ?? null,
  }
})

export default function CollectingPage({ loaderData }: Route.ComponentProps) {
  const { today, cards, asked, figures, mayCollect, mayServe, report, cheques, properties, people } = loaderData
  const listPath = boardAddress({ ...asked, look: 'list' })
  const tabs = [
    { to: boardAddress({ ...asked, look: '' }), label: 'لوحة', current: asked.look !== 'list' },
    { to: listPath, label: 'قائمة', current: asked.look === 'list' },
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
      {(cards.length > 0 || isNarrowed(asked)) && (
        <Card flush>
          <BoardFilters {...{ asked, properties, people }} />
        </Card>
      )}
      {cards.length === 0 ? (
        <Card>
          <Nobody asked={asked} />
        </Card>
      ) : (
        <>
          <Figures {...figures} />
          {asked.look === 'list' ? (
            <Card flush>
              <DebtorsTable cards={cards} today={today} />
            </Card>
          ) : (
            <Board {...{ cards, today, mayCollect }} columns={figures.columns} all={listPath} />
          )}
          {cards.length < figures.all.count && <More of={figures.all.count} shown={cards.length} report={report} />}
          <p className="muted sm">البطاقة تنتقل وحدها حين يتغيّر عمرها أو يُسجَّل وعد. لا تُسحب باليد.</p>
        </>
      )}
    </>
  )
}

const Nobody = ({ asked }: { asked: BoardAsked }) =>
  isNarrowed(asked) ? (
    <NoneFound q={asked.q} title="لا أحد بهذه الشروط" all={boardAddress({ look: asked.look })} />
  ) : (
    <Empty title="لا أحد متأخر">لا مستحقات حتى الغد، ولا وعود قائمة.</Empty>
  )

const More = ({ of, shown, report }: { of: number; shown: number; report: string | null }) => (
  <p className="sm">
    تظهر هنا أقدم <Num>{shown}</Num> من <Num>{of}</Num>، والأرقام أعلاه عنهم كلهم.
    {report && (
      <>
        {' '}
        <Link className="link" to={report}>
          كلهم في تقرير المتأخرات
        </Link>
      </>
    )}
  </p>
)

const Figures = ({ late, promisedToday, broken }: BoardFigures) => (
  <div className="kpis by-3">
    <Figure label="متأخر بلا وعد قائم" {...late} />
    <Figure label="وعود تحل اليوم" {...promisedToday} />
    <Figure label="أخلفوا وعدًا وعليهم مستحق" {...broken} />
  </div>
)

const Figure = ({ label, count, sum }: { label: string; count: number; sum: bigint }) => (
  <div className="card kpi">
    <span className="lbl">{label}</span>
    <span className="val">
      <Num>{count}</Num>
    </span>
    <span className="sub">
      <Money amount={sum} />
    </span>
  </div>
)
