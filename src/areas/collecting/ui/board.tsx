import { Handshake, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { ServicesOwed } from '#areas/finance/public-ui.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Money, Num } from '#ui/values.tsx'
import { type BoardColumn, boardColumnNames, boardColumns, debtorPath } from '../collecting.ts'
import type { BoardFigures, Debtor } from '../queries.ts'
import { Reach } from './reach.tsx'
import { homesInWords, LastTried, PartPromised, Standing } from './standing.tsx'

/** As many cards as a column shows; the list shows all. */
const shown = 30

type Props = { cards: readonly Debtor[]; columns: BoardFigures['columns']; today: string; all: string; mayCollect: boolean }

/** Four columns by what there is to do. A card moves by itself as it grows old or a promise is made; nothing is dragged. */
export function Board({ cards, ...more }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached with the keys.
    <section className="kboard" aria-label="لوحة التحصيل، تُمرَّر أفقيًا" tabIndex={0}>
      {boardColumnNames.map((column) => (
        <Column key={column} column={column} cards={cards.filter((card) => card.column === column)} {...more} />
      ))}
    </section>
  )
}

function Column({ column, cards, columns, today, all, mayCollect }: Props & { column: BoardColumn }) {
  const { count, sum } = columns[column]
  return (
    <section className={count === 0 ? 'kcol is-empty' : 'kcol'} aria-label={boardColumns[column]}>
      <header>
        <h2>{boardColumns[column]}</h2>
        <span className="count">
          <Num>{count}</Num>
        </span>
        <b className="sm medium end">
          <Money amount={sum} />
        </b>
      </header>
      {count === 0 ? (
        <p className="muted sm kc-none">لا أحد.</p>
      ) : (
        <ul>
          {cards.slice(0, shown).map((card) => (
            <Card key={card.id} card={card} today={today} mayCollect={mayCollect} />
          ))}
        </ul>
      )}
      {count > shown && (
        <p className="kc-none">
          <Link className="link" to={all}>
            كلهم في القائمة
          </Link>
        </p>
      )}
    </section>
  )
}

function Card({ card, today, mayCollect }: { card: Debtor } & Pick<Props, 'today' | 'mayCollect'>) {
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
          <Money amount={card.amount} />
        </b>
        <Standing {...card} today={today} />
      </div>
      <ServicesOwed {...card} />
      <PartPromised {...card} today={today} />
      <LastTried last={card.last} />
      {mayCollect && <Acts {...card} />}
    </li>
  )
}

function Acts(card: Debtor) {
  const { id, name, promise } = card
  return (
    <div className="row kacts">
      <Reach {...card} compact />
      {promise && (
        <Link className={buttonLook({ variant: 'ghost', size: 'small', icon: true })} to={`${debtorPath(id)}#promises`}>
          <Undo2 className="i i-sm" aria-hidden />
          <span className="visually-hidden">اسحب وعد {name}</span>
        </Link>
      )}
      {!promise && (
        <Link className={buttonLook({ variant: 'ghost', size: 'small', icon: true })} to={`${debtorPath(id)}#promise`}>
          <Handshake className="i i-sm" aria-hidden />
          <span className="visually-hidden">سجّل وعدًا من {name}</span>
        </Link>
      )}
    </div>
  )
}
