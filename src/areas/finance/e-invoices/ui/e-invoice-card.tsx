import { FileCode } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { eInvoiceStanding } from '../queries.ts'
import { submissionStates } from '../submission.ts'

type Standing = NonNullable<Awaited<ReturnType<typeof eInvoiceStanding>>>

const tones = { none: 'muted', queued: 'info', sent: 'info', accepted: 'success', rejected: 'danger' } as const

/** How far the electronic invoice has come, its file, or what keeps it from being one. */
export function EInvoiceCard({ standing: { uuid, faults, state, last }, path }: { standing: Standing; path: string }) {
  return (
    <Card title="الفاتورة الإلكترونية" actions={<Badge tone={tones[state]}>{submissionStates[state]}</Badge>}>
      <dl className="told">
        <Told question="المعرّف">
          <Code>{uuid}</Code>
        </Told>
        {last && (
          <Told question="آخر خطوة">
            {last.provider}، <DateText at={last.happenedAt} time />
          </Told>
        )}
        {last?.answer && <Told question="الرد">{last.answer}</Told>}
      </dl>
      {state === 'none' && <p className="muted sm">لم يُربط مزوّد خدمة معتمد بعد، فلا تُرسل من هنا.</p>}
      {faults.length > 0 ? (
        <>
          <p className="sm">ينقصها ليصدر ملفها:</p>
          <ul className="sm">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          <p className="muted sm">ما تكمله يظهر في ما يصدر بعده: ما صدر لا يتغيّر.</p>
        </>
      ) : (
        <a className={buttonLook({ variant: 'outline', size: 'small' })} href={`${path}/xml`} download>
          <FileCode className="i i-sm" aria-hidden />
          نزّل ملف XML
        </a>
      )}
    </Card>
  )
}
