import { Figures } from '#ui/figures.tsx'
import '#ui/styles/cashier.css'
import '#ui/styles/figures.css'
import '#ui/styles/statements.css'
import type { ReactNode } from 'react'
import { serviceInWords } from '#areas/finance/ledger/service-words.ts'
import { AgeingBar } from '#areas/finance/receipts/ui/ageing-bar.tsx'
import { Card } from '#ui/card.tsx'
import { Pager } from '#ui/links.tsx'
import { Empty } from '#ui/states.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { movementsPerPage, type StatementAsked, statementAddress } from '../statement-asked.ts'
import type { OpenableStatement, Statement } from '../statement-queries.ts'
import { Balance } from './balance.tsx'
import { Movements, type Whose } from './movements.tsx'
import { StatementFilters } from './statement-filters.tsx'

type Props = { one: OpenableStatement; asked: StatementAsked; path: string; whose: Whose }

/** One running balance over all services, between the balance before the period and the one after it; beside it what it is made of. */
export function StatementView({ one, asked, path, whose }: Props) {
  const { today, at, count, rows } = one
  return (
    <div className="stack statement">
      <Card flush>
        <StatementFilters asked={asked} path={path} today={today} />
        <Sums one={one} asked={asked} whose={whose} />
      </Card>
      <div className="cols">
        <Card
          title="الحركات"
          actions={
            <span className="muted sm">
              <DateText at={asked.from} today={today} /> – <DateText at={asked.to} today={today} />
            </span>
          }
          flush
          footer={
            <Pager
              page={at}
              perPage={movementsPerPage}
              total={count}
              toPage={(page) => statementAddress({ ...asked, page }, path)}
            />
          }
        >
          {rows.length === 0 ? (
            <Empty title="لا حركات في هذه المدة">
              <NoMovements closing={one.closing} whose={whose} />
            </Empty>
          ) : (
            <Movements one={one} asked={asked} whose={whose} />
          )}
        </Card>
        <div className="stack statement-side">
          <Aged one={one} whose={whose} />
          {!asked.service && <ByService one={one} whose={whose} />}
          <Cheques cheques={one.cheques} whose={whose} />
        </div>
      </div>
    </div>
  )
}

function NoMovements({ closing, whose }: { closing: bigint; whose: Whose }) {
  if (closing === 0n) return <>ولا رصيد {whose.isOwn ? 'عليك ولا لك' : 'عليه ولا له'}. جرّب مدة أطول.</>
  return (
    <>
      الرصيد كما كان قبلها: <Balance amount={closing} whose={whose.isOwn ? 'لك' : 'له'} />، فجرّب مدة أطول.
    </>
  )
}

function Sums({ one, asked, whose: { isOwn } }: { one: Statement; asked: StatementAsked; whose: Whose }) {
  const { opening, debits, credits, closing, today } = one
  const figures: [string, ReactNode, ReactNode][] = [
    [
      'opening',
      <>
        رصيد <DateText at={asked.from} today={today} />
      </>,
      <Balance key="o" amount={opening} whose={isOwn ? 'لك' : 'له'} />,
    ],
    ['debits', isOwn ? 'قُيّد عليك' : 'قُيّد عليه', <Money key="d" amount={debits} />],
    ['credits', isOwn ? 'دفعت ورُدّ لك' : 'دفع ورُدّ له', <Money key="c" amount={credits} />],
    [
      'closing',
      <>
        رصيد <DateText at={asked.to} today={today} />
        {closing > 0n && (isOwn ? '، عليك' : '، عليه')}
      </>,
      <Balance key="b" amount={closing} whose={isOwn ? 'لك' : 'له'} />,
    ],
  ]
  return (
    <dl className="paper-sums" aria-label="خلاصة الكشف">
      {figures.map(([key, title, figure]) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Aged({ one: { ages, credit, covered }, whose: { isOwn } }: { one: Statement; whose: Whose }) {
  const owed = Object.values(ages).reduce((sum, amount) => sum + amount, 0n)
  return (
    <Card title="عمر المستحق">
      {owed === 0n ? <p className="muted">{isOwn ? 'لا مستحق عليك.' : 'لا مستحق عليه.'}</p> : <AgeingBar sums={ages} />}
      {credit > 0n && (
        <p className="sm">
          {isOwn ? 'رصيدك لدينا' : 'رصيد دائن له'} <Money amount={credit} />
        </p>
      )}
      {covered.covered > 0n && <ToPay covered={covered} />}
    </Card>
  )
}

/** What cheques cover that are not cleared is owed until the bank has paid, and not asked for. */
function ToPay({ covered: { due, coveredDue } }: Pick<Statement, 'covered'>) {
  const figures = [
    ['مستحق حتى اليوم', due],
    ['منه مغطى بشيكات لم تُحصَّل', coveredDue],
    ['يبقى للدفع الآن', due - coveredDue],
  ] as const
  return <Figures look="sums-list" label="ما يُدفع اليوم" figures={figures} />
}

function ByService({ one: { services }, whose: { isOwn } }: { one: Statement; whose: Whose }) {
  return (
    <Card title={isOwn ? 'على كل خدمة' : 'عليه في كل خدمة'}>
      {services.length === 0 ? (
        <p className="muted">لا شيء.</p>
      ) : (
        <dl className="sums-list">
          {services.map(({ line, owed }) => (
            <div key={line}>
              <dt>{serviceInWords(line)}</dt>
              <dd>
                <Balance amount={owed} whose={isOwn ? 'لك' : 'له'} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

function Cheques({ cheques: { total, rows }, whose: { isOwn } }: { cheques: Statement['cheques']; whose: Whose }) {
  if (total === 0n) {
    return (
      <Card title="شيكات لم تُحصَّل">
        <p className="muted sm">{isOwn ? 'لا شيكات باسمك.' : 'لا شيكات باسمه.'} الشيك الآجل لا يُحسب في الرصيد حتى يُحصَّل.</p>
      </Card>
    )
  }
  return (
    <Card title="شيكات لم تُحصَّل">
      <div className="stack">
        <ChequesThere where="لدى البنك" rows={rows.filter(({ status }) => status !== 'received')} />
        <ChequesThere where="في الحافظة" rows={rows.filter(({ status }) => status === 'received')} />
        <dl className="sums-list">
          <div>
            <dt>المجموع، ولا يُحسب في الرصيد حتى يُحصَّل</dt>
            <dd className="medium">
              <Money amount={total} />
            </dd>
          </div>
        </dl>
      </div>
    </Card>
  )
}

function ChequesThere({ where, rows }: { where: string; rows: Statement['cheques']['rows'] }) {
  if (rows.length === 0) return null
  return (
    <section className="stack" aria-label={where}>
      <h3 className="sm">{where}</h3>
      <dl className="sums-list">
        {rows.map(({ id, bank, number, dueOn, amount }) => (
          <div key={id}>
            <dt>
              {bank} <Code>{number}</Code>، <DateText at={dueOn} />
            </dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
