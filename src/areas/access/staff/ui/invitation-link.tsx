import { Alert } from '#ui/alert.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateText } from '#ui/values.tsx'

export type Invited = { accountId: string; name: string; link: string; expiresAt: Date; sent: boolean }

/** Shown this once: only its fingerprint is kept, and a new link ends this one. */
export function InvitationLink({ name, link, expiresAt, sent }: Invited) {
  const text = `مرحبًا ${name}، هذه دعوتك إلى فريق التحالف: ${link}`
  return (
    <div className="stack">
      <Alert kind="success">
        الدعوة جاهزة لـ{name}، وتصلح حتى <DateText at={expiresAt} />.{' '}
        {sent ? 'نرسل إليه الرابط، ويمكنك نسخه الآن: لا يظهر مرة أخرى.' : 'أرسل إليه الرابط الآن: لا يظهر مرة أخرى.'}
      </Alert>
      <p className="input">
        <input readOnly dir="ltr" value={link} aria-label="رابط الدعوة" />
      </p>
      <div className="row wrap">
        <CopyButton text={link} label="انسخ الرابط" />
        <a className="btn btn-outline" href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noreferrer">
          أرسله بواتساب
        </a>
        <a
          className="btn btn-outline"
          href={`mailto:?subject=${encodeURIComponent('دعوة إلى فريق التحالف')}&body=${encodeURIComponent(text)}`}
        >
          أرسله بالبريد
        </a>
      </div>
    </div>
  )
}
