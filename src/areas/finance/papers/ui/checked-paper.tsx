import { ShieldCheck, ShieldX } from 'lucide-react'
import type { CheckedPaper } from '#platform/paper-check.ts'
import { Badge } from '#ui/badge.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText } from '#ui/values.tsx'

/** So much of a fingerprint is read out and compared by eye. */
const shortHash = (sha256: string) => sha256.slice(0, 16)

/** A paper that is not of money: how what it is about stands today, which may be otherwise tomorrow. */
export function CheckedPaperCard({ paper, today }: { paper: CheckedPaper; today: string }) {
  const { kind, number, heading, holds, tone, days, sentences, next, sha256 } = paper
  return (
    <section className="card sent-card">
      <span className={`tile-ic ${holds ? 's' : 'd'}`}>
        {holds ? <ShieldCheck className="i i-lg" aria-hidden /> : <ShieldX className="i i-lg" aria-hidden />}
      </span>
      <h1>{heading}</h1>
      <p className="muted">{kind} من التحالف. قارن رقمه ومدته بما في يدك.</p>
      <p className="sent-no">
        <Code>{number}</Code>
      </p>
      <Badge tone={tone}>
        هذا حاله في <DateText at={today} printed />
      </Badge>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {next && (
        <p>
          {next.label} <Code>{next.number}</Code>
        </p>
      )}
      <dl>
        {days.map(({ label, day }) => (
          <Told key={label} question={label}>
            <DateText at={day} printed />
          </Told>
        ))}
      </dl>
      {sha256 && (
        <p className="muted sm">
          وُقّع توقيعًا إلكترونيًا. تبدأ بصمة النسخة الموقّعة في صفحة إثبات التوقيع بـ <Code>{shortHash(sha256)}</Code>
        </p>
      )}
    </section>
  )
}
