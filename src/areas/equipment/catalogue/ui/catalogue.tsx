import '#ui/styles/car-search.css'
import '#ui/styles/machine-catalogue.css'
import { Check, Clock, Fuel, HardHat, Plus, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MachineScene, machineLook } from '#ui/art/machine-scene.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { PhotoStrip } from '#ui/photo-strip.tsx'
import { Sentence } from '#ui/sentence.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { weekDays } from '../../rules/rules.ts'
import type { KindShown, MachineCatalogue } from '../queries.ts'
import { MachineFind } from './machine-find.tsx'
import { PoolCard } from './pool-card.tsx'
import { priceSays } from './says.ts'

/** The search, every kind with its prices, and beside them what was chosen. */
export function Catalogue({ page, children }: { page: MachineCatalogue; children?: ReactNode }) {
  const { kinds, pools, groups, days, restDays, isAsked } = page
  const free = kinds.filter(({ room }) => room && room.free > 0).length
  const rest = restDays.map((day) => weekDays[day]).join('، ')
  return (
    <>
      <MachineFind {...page} />
      <p className="find-note">
        {days !== null && <span>{`${howMany(days, 'workDay')} في هذه المدة${rest ? `، والراحة: ${rest}` : ''}`}</span>}
        <span>الأسعار بلا ضريبة القيمة المضافة، وتُضاف في طلبك وفي العرض</span>
      </p>
      {groups.length > 0 && <Groups groups={groups} />}
      <div className={children ? 'offers-grid has-basket' : 'offers-grid is-plain'} id="machines">
        <div className="offers">
          <div className="offers-h">
            <h2>
              {kinds.length > 0 || pools.length === 0
                ? headingOf({ isAsked: isAsked && days !== null, free, all: kinds.length })
                : 'ما يؤجَّر بالكمية'}
            </h2>
          </div>
          <ul className="cat">
            {kinds.map((kind) => (
              <li key={kind.id} className="card vcard">
                <KindCard kind={kind} freeWayDays={page.freeWayDays} />
              </li>
            ))}
            {pools.map((pool) => (
              <li key={pool.id} className="card vcard">
                <PoolCard pool={pool} />
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </>
  )
}

/** Beside each other as far as they fit, however large the reader's text is. */
const Groups = ({ groups }: Pick<MachineCatalogue, 'groups'>) => (
  <nav aria-label="مجموعات المعدات" className="row wrap">
    {groups.map(({ to, label, current }) => (
      <Link key={to} to={to} className="chip" aria-current={current ? 'true' : undefined}>
        {label}
      </Link>
    ))}
  </nav>
)

function headingOf({ isAsked, free, all }: { isAsked: boolean; free: number; all: number }) {
  if (!isAsked) return `${howMany(all, 'machineKind')} وأسعارها`
  return free > 0 ? `المتاح في مدتك: ${howMany(free, 'machineKind')}` : 'لا معدّة متاحة في مدتك'
}

function KindCard({ kind, freeWayDays }: { kind: KindShown; freeWayDays: number }) {
  const says = priceSays(kind, freeWayDays)
  return (
    <>
      <PhotoStrip photos={kind.photos} called={kind.called} drawing={<MachineScene kind={machineLook(kind.name)} />} />
      <div className="vcard-body">
        <div className="row between">
          <h3>
            <span>{kind.name}</span>
            {(kind.capacity || kind.tradeName) && (
              <span className="sm muted">{[kind.tradeName, kind.capacity].filter(Boolean).join('، ')}</span>
            )}
          </h3>
          <Room kind={kind} />
        </div>
        <Rates kind={kind} />
        <ul className="facts xs">
          <Says Icon={HardHat}>{says.operator}</Says>
          <Says Icon={Fuel}>{says.fuel}</Says>
          <Says Icon={Truck}>{says.transport}</Says>
          <Says Icon={Clock}>{says.minimum}</Says>
          {kind.certificateNeeded && <Says Icon={Check}>بشهادة فحص سارية</Says>}
        </ul>
      </div>
      <div className="vcard-foot">
        <Choose kind={kind} />
      </div>
    </>
  )
}

const Says = ({ Icon, children }: { Icon: typeof Check; children: string }) => (
  <li>
    <Icon className="i i-sm" aria-hidden />
    <span>
      <Sentence>{children}</Sentence>
    </span>
  </li>
)

function Room({ kind: { room } }: { kind: KindShown }) {
  if (!room) return null
  if (room.free > 0) return <Badge tone="success">{room.free === 1 ? 'متاحة' : `متاح: ${room.free}`}</Badge>
  return room.from ? (
    <Badge tone="warning">
      من <DateText at={room.from} />
    </Badge>
  ) : (
    <Badge tone="muted">محجوزة</Badge>
  )
}

function Rates({ kind: { hour, day, week, month, load } }: { kind: KindShown }) {
  const rates = [
    ['ساعة', hour],
    ...(load > 0n ? [['نقلة', load] as const] : []),
    ['يوم', day],
    ['أسبوع', week],
    ['شهر', month],
  ] as const
  return (
    <dl className="rates">
      {rates.map(([label, price]) => (
        <div key={label} className={label === 'يوم' ? 'is-on' : undefined}>
          <dt>{label}</dt>
          <dd>{price ? <Money amount={price} /> : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Choose({ kind: { name, room, chosen, fits, add, remove } }: { kind: KindShown }) {
  if (!fits && chosen === 0) return <span className="xs muted">لا تُؤجَّر إلا بمشغّل</span>
  const isLeft = fits && (!room || room.free > chosen)
  return (
    <>
      {chosen > 0 && (
        <>
          <span className="sm ok row">
            <Check className="i i-sm" aria-hidden />
            {chosen === 1 ? 'في طلبك' : `في طلبك ${howMany(chosen, 'machine')}`}
          </span>
          <Link
            className={buttonLook({ variant: 'ghost', size: 'small' })}
            to={remove}
            preventScrollReset
            aria-label={`أزل ${name}`}
          >
            أزلها
          </Link>
        </>
      )}
      {isLeft && (
        <Link className={buttonLook({ variant: 'soft', size: 'small' })} to={add} preventScrollReset aria-label={`أضف ${name}`}>
          <Plus className="i" aria-hidden />
          {chosen > 0 ? 'أضف أخرى' : 'أضف'}
        </Link>
      )}
    </>
  )
}
