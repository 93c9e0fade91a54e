import type { ReactNode } from 'react'
import { Told } from '#ui/told.tsx'
import { DateText, Latin, Phone } from '#ui/values.tsx'
import { howLong } from '#values/plural.ts'
import { type Service, services } from '#values/services.ts'

type Entry = {
  name: string
  phone: string
  email: string | null
  service: Service | null
  wayBack: string | null
  sentAt: Date
  dueAt: Date | null
  answeredAt: Date | null
  closedAt: Date | null
  closeReason: string | null
}

/** Who wrote, how they want to be answered, and what can be done from here. */
export function RequestPanel({ entry, children }: { entry: Entry; children: ReactNode }) {
  const { name, phone, email, service, wayBack, sentAt, dueAt, answeredAt, closedAt, closeReason } = entry
  return (
    <aside className="ib-side" aria-label="العميل">
      <b className="medium">{name}</b>
      <dl className="ib-kv">
        {phone && (
          <Told question="الهاتف">
            <Phone number={phone} />
          </Told>
        )}
        {email && (
          <Told question="البريد">
            <a className="link" href={`mailto:${email}`}>
              <Latin>{email}</Latin>
            </a>
          </Told>
        )}
        {wayBack && <Told question="يفضّل الرد عبر">{wayBack}</Told>}
        {service && <Told question="الخدمة">{services[service].label}</Told>}
        <Told question="وصل">
          <DateText at={sentAt} time />
        </Told>
        {dueAt && (
          <Told question="موعد الرد">
            <DateText at={dueAt} time />
          </Told>
        )}
        {answeredAt && <Told question="أول رد">بعد {howLong(sentAt, answeredAt)}</Told>}
        {closedAt && <Told question="أُغلق">بعد {howLong(sentAt, closedAt)}</Told>}
        {closeReason && <Told question="سبب الإغلاق">{closeReason}</Told>}
      </dl>
      {children}
    </aside>
  )
}
