import '#ui/styles/collecting.css'
import { CircleAlert, CircleCheck, Phone as PhoneIcon } from 'lucide-react'
import { Link } from 'react-router'
import { vehiclePath } from '#areas/vehicles/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Button, PostForm } from '#ui/form.tsx'
import { Plate } from '#ui/plate.tsx'
import { DateText, Money, Num } from '#ui/values.tsx'
import { howLong } from '#values/plural.ts'
import type { Today, TodayCard } from '../queries.ts'

/** Four columns by what there is to do; on a phone one is pulled past after the other. */
export function DayBoard({ board }: { board: Today }) {
  return (
    <div className="kboard">
      <Column title="تأخرت إعادتها" none="لا سيارة متأخرة.">
        {board.late.map((one) => (
          <Card key={one.id} one={one} now={board.now} act="سجّل الإعادة" />
        ))}
      </Column>
      <Column title="تُسلَّم اليوم" none="لا تسليم اليوم.">
        {board.goes.map((one) => (
          <Card key={one.id} one={one} now={board.now} act={one.state === 'reserved' ? 'افتح الحجز' : 'سلّم السيارة'} />
        ))}
      </Column>
      <Column title="تُعاد اليوم" none="لا إعادة اليوم.">
        {board.back.map((one) => (
          <Card key={one.id} one={one} now={board.now} act="سجّل الإعادة" />
        ))}
      </Column>
      <Column title="تحتاج تجهيزًا" none="كل المركبات جاهزة.">
        {board.dirty.map((one) => (
          <li key={one.id} className="kcard">
            <Link to={vehiclePath(one.id)} className="t">
              {one.model} <Plate digits={one.plateDigits} letters={one.plateLetters} />
            </Link>
            <span className="xs muted">{one.className}</span>
            {board.may.manage && (
              <PostForm className="row kacts" part={one.id}>
                <input type="hidden" name="vehicleId" value={one.id} />
                <input type="hidden" name="readiness" value="ready" />
                <Button type="submit" variant="outline" size="small" aria-label={`جُهّزت ${one.model} ${one.plateDigits}`}>
                  جُهّزت
                </Button>
              </PostForm>
            )}
          </li>
        ))}
      </Column>
    </div>
  )
}

function Column({ title, none, children }: { title: string; none: string; children: React.ReactNode[] }) {
  return (
    <section className={children.length === 0 ? 'kcol is-empty' : 'kcol'} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="count">
          <Num>{children.length}</Num>
        </span>
      </header>
      {children.length === 0 ? <p className="kc-none sm muted">{none}</p> : <ul>{children}</ul>}
    </section>
  )
}

function Card({ one, now, act }: { one: TodayCard; now: Date; act: string }) {
  const isLate = one.at < now
  return (
    <li className={isLate ? 'kcard late' : 'kcard'}>
      <b>
        <DateText at={one.at} time />
      </b>
      <span>
        {one.model} <Plate digits={one.plate.digits} letters={one.plate.letters} />
      </span>
      <Link to={one.path} className="link">
        <bdi>{one.name}</bdi>
      </Link>
      <span className="xs muted">
        {one.className} · {one.place}
      </span>
      {isLate && <Badge tone="danger">{`متأخر ${howLong(one.at, now)}`}</Badge>}
      <ul className="xs">
        {one.facts.map(({ text, isGood }) => (
          <li key={text} className="row">
            {isGood ? <CircleCheck className="i i-sm" aria-hidden /> : <CircleAlert className="i i-sm" aria-hidden />}
            {text}
          </li>
        ))}
        {one.pays > 0n && (
          <li>
            القيمة <Money amount={one.pays} />
          </li>
        )}
        {one.soFar > 0n && (
          <li>
            المحسوب حتى الآن <Money amount={one.soFar} />
          </li>
        )}
      </ul>
      <div className="row kacts">
        <Link to={one.path} className={buttonLook({ variant: 'outline', size: 'small' })}>
          {act}
        </Link>
        {one.phone && (
          <a
            className={buttonLook({ variant: 'ghost', size: 'small' })}
            href={`tel:${one.phone}`}
            aria-label={`اتصل بـ${one.name}`}
          >
            <PhoneIcon className="i i-sm" aria-hidden />
          </a>
        )}
      </div>
    </li>
  )
}
