import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Money, Num } from '#ui/values.tsx'
import { type BoardColumn, boardColumnNames, boardColumns, debtorPath } from '../collecting.ts'
import type { Debtor } from '../queries.ts'
import { Reach } from './reach.tsx'
import { homesInWords, LastTried, Standing } from './standing.tsx'

/** As many cards as a column shows; the list shows all. */
const shown = 30

type Props = { cards: readonly Debtor[]; today: string; all: string }

/** Four columns by what there is to do. A card moves by itself as it grows old or a promise is made; nothing is dragged. */
export function Board({ cards, today, all }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached with the keys.
    <section className="kboard" aria-label="لوحة التحصيل، تُمرَّر أفقيًا" tabIndex={0}>
      {boardColumnNames.map((column) => (
        <Column key={column} column={column} cards={cards.filter((card) => card.column === column)} today={today} all={all} />
      ))}
    </section>
  )
}

function Column({ column, cards, today, all }: Props & { column: BoardColumn }) {
  const sum = cards.reduce((together, card) => together + amountOn(card), 0n)
  return (
    <section className="kcol" aria-label={boardColumns[column]}>
      <header>
        <h2>{boardColumns[column]}</h2>
        <span className="count">
          <Num>{cards.length}</Num>
        </span>
        <b className="sm medium end">
          <Money amount={sum} />
        </b>
      </header>
      {cards.length === 0 ? (
        <p className="muted sm kc-none">لا أحد.</p>
      ) : (
        <ul>
          {cards.slice(0, shown).map((card, index) => (
            <Card key={card.id} card={card} today={today} withActs={index < 2} />
          ))}
        </ul>
      )}
      {cards.length > shown && (
        <p className="kc-none">
          <Link className="link" to={all}>
            كلهم في القائمة
          </Link>
        </p>
      )}
    </section>
  )
}

/** What was promised where somebody promised, else all that is due. */
const amountOn = ({ column, promise, owed }: Debtor) => (column === 'promised' && promise ? promise.amount : owed)

function Card({ card, today, withActs }: { card: Debtor; today: string; withActs: boolean }) {
  const homes = homesInWords(card.homes)
  return (
    <li className={card.column === 'old' || card.broken > 0 ? 'kcard late' : 'kcard'}>
      <Link className="link medium" to={debtorPath(card.id)}>
        <bdi>{card.name}</bdi>
      </Link>
      {homes && (
        <span className="xs muted">
          <bdi>{homes}</bdi>
        </span>
      )}
      <div className="row between">
        <b>
          <Money amount={amountOn(card)} />
        </b>
        <Standing {...card} today={today} />
      </div>
      <LastTried last={card.last} />
      {withActs && (
        <div className="row kacts">
          <Reach name={card.name} phone={card.phone} owed={card.owed} due={card.due} since={card.since} />
          {!card.promise && (
            <Link className={buttonLook({ variant: 'ghost', size: 'small' })} to={`${debtorPath(card.id)}#promise`}>
              سجّل وعدًا
            </Link>
          )}
        </div>
      )}
    </li>
  )
}
