import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'

type Props = { service: { name: string; url: string | null }; path: string; act: string | null; reply: Reply | undefined }

/** Signing with a licensed service instead: it is asked first, then one signs on its own page and comes back. */
export function ServiceCard({ service: { name, url }, path, act, reply }: Props) {
  const heard = (part: string) => (act === part ? reply : undefined)
  return (
    <Card title="أو وقّع لدى مزوّد مرخّص">
      <div className="stack">
        <p className="muted sm">{`يتحقق ${name} من هويتك ويوقّع هذه النسخة نفسها، ويُحفظ إثباته مع العقد.`}</p>
        {url ? (
          <>
            <div>
              <a className={buttonLook({ variant: 'outline' })} href={url} target="_blank" rel="noreferrer">
                {`وقّع لدى ${name}`}
              </a>
            </div>
            <PostForm action={`${path}?act=confirm`} reply={heard('confirm')}>
              <div>
                <SubmitButton variant="outline">وقّعت، تحقق الآن</SubmitButton>
              </div>
            </PostForm>
          </>
        ) : (
          <PostForm action={`${path}?act=service`} reply={heard('service')} before="الإرسال إلى المزوّد">
            <div>
              <SubmitButton variant="outline">{`أرسل العقد إلى ${name}`}</SubmitButton>
            </div>
          </PostForm>
        )}
      </div>
    </Card>
  )
}
