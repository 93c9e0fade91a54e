import '#ui/styles/act-form.css'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { poolsPaperPath } from '../../paths.ts'
import { decisions, differencesIn, poolUnits } from '../pool.ts'
import type { HeldPool, PoolsOnHire } from '../queries.ts'
import { ReturnPool, SettleDifference, TakePool } from './pool-acts.tsx'

type Hire = Parameters<typeof TakePool>[0]['one'] & { may: { handOver: boolean } }
type Props = { one: Hire; pools: PoolsOnHire; heard: (name: string) => Reply | undefined }

/** What a hire has by quantity: every way out and back, and what is left with them. */
export function PoolsCard({ one, pools, heard }: Props) {
  if (pools.held.length === 0 && pools.choices.length === 0) return null
  return (
    <>
      {pools.held.map((pool) => (
        <HeldCard key={pool.poolId} one={one} pool={pool} heard={heard} />
      ))}
      {pools.choices.length > 0 && (
        <Card title="السقالات">
          <TakePool {...{ one, pools }} reply={heard('take-pool')} />
        </Card>
      )}
    </>
  )
}

function HeldCard({ one, pool, heard }: { one: Hire; pool: HeldPool; heard: Props['heard'] }) {
  const unit = poolUnits[pool.unit]
  const isAsked = one.pools.some(({ poolId }) => poolId === pool.poolId) && one.deposit.waivedWhy === null
  return (
    <Card
      title={pool.name}
      actions={
        <span className="row">
          <Badge tone={pool.left > 0 ? 'success' : 'muted'}>{pool.left > 0 ? `عنده ${pool.left} ${unit}` : 'أُعيدت كلها'}</Badge>
          <PaperLink to={poolsPaperPath(one.id)}>اطبع الكشف</PaperLink>
        </span>
      }
    >
      <div className="stack">
        <p className="sm">
          <Money amount={pool.price} /> لكل {unit} في 30 يومًا
          {pool.deposit > 0n && isAsked && (
            <>
              {' '}
              · التأمين المسترد لما عنده <Money amount={pool.deposit * BigInt(pool.left)} />
            </>
          )}
        </p>
        <Moves pool={pool} />
        {one.may.handOver && pool.left > 0 && <ReturnPool {...{ one, pool }} reply={heard(`return-pool-${pool.poolId}`)} />}
        {pool.moves
          .filter(({ difference }) => difference === 'open')
          .map((move) => (
            <OpenDifference key={move.id} one={one} move={move} reply={heard(`settle-difference-${move.id}`)} />
          ))}
      </div>
    </Card>
  )
}

type OpenProps = { one: Hire; move: HeldPool['moves'][number]; reply: Reply | undefined }

const OpenDifference = ({ one, move, reply }: OpenProps) => (
  <>
    <Alert kind="warning">
      لم يُحسب الناقص من إعادة <DateText at={move.day} />: {differencesIn(move.shorts).join('؛ ')}. {move.differenceWhy}
    </Alert>
    {one.may.handOver && <SettleDifference contractId={one.id} returnId={move.id} reply={reply} />}
  </>
)

const Moves = ({ pool }: { pool: HeldPool }) => (
  <div className="table-wrap">
    <table className="table">
      <caption className="sr-only">{`حركة ${pool.name}`}</caption>
      <thead>
        <tr>
          <th scope="col">اليوم</th>
          <th scope="col" className="n">
            أُخرج
          </th>
          <th scope="col" className="n">
            أُعيد
          </th>
          <th scope="col" className="n">
            الباقي
          </th>
        </tr>
      </thead>
      <tbody>
        {pool.moves.map((move) => (
          <Move key={move.id} move={move} />
        ))}
      </tbody>
    </table>
  </div>
)

const Move = ({ move }: { move: HeldPool['moves'][number] }) => (
  <tr>
    <td>
      <DateText at={move.day} />
      {move.shorts.map((short) => (
        <span key={short.place} className="xs muted db">
          <bdi>{short.name}</bdi>: ناقص {short.missing} بعدّنا و{short.theirMissing} بعدّ العميل، متضرر {short.damaged} و
          {short.theirDamaged}
        </span>
      ))}
      {(move.difference === 'ours' || move.difference === 'theirs') && (
        <span className="xs muted db">
          حُسب {decisions[move.difference]}
          {move.differenceWhy && <>: {move.differenceWhy}</>}
        </span>
      )}
    </td>
    <td className="n">{move.out > 0 && <Num>{move.out}</Num>}</td>
    <td className="n">{move.back > 0 && <Num>{move.back}</Num>}</td>
    <td className="n">
      <Num>{move.left}</Num>
    </td>
  </tr>
)
