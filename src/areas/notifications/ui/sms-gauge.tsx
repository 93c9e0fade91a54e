import { Alert } from '#ui/alert.tsx'
import { filled } from '#values/filling.ts'
import { howMany } from '#values/plural.ts'
import { smsLength } from '#values/sms.ts'

type Props = { text: string; values: Record<string, string>; longest: Record<string, string> }

/** The length of the filled text, in the parts that are paid for; and what it comes to with the longest values we know. */
export function SmsGauge({ text, values, longest }: Props) {
  const { letters, parts, room } = smsLength(filled(text, values))
  const most = smsLength(filled(text, longest))
  return (
    <div className="sms-gauge" aria-live="polite">
      <p className="sm">
        <b className="medium">
          {howMany(letters, 'letter')}، {parts === 1 ? 'رسالة واحدة' : howMany(parts, 'part')}
        </b>{' '}
        <span className="muted">باقٍ {howMany(room - letters, 'letter')}</span>
      </p>
      <div className="sms-parts" aria-hidden>
        {Array.from({ length: parts }, (_, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are told apart by their place alone
          <progress key={part} max={room / parts} value={Math.min(letters - (part * room) / parts, room / parts)} />
        ))}
      </div>
      {most.parts > 2 && most.parts > parts && (
        <Alert kind="warning">
          مع أطول القيم لدينا يصير النص {howMany(most.letters, 'letter', 'acc')} في {howMany(most.parts, 'part', 'gen')}. اختصره.
        </Alert>
      )}
    </div>
  )
}
