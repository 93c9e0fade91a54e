import type { ComponentProps } from 'react'
import { useRevalidator } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/form.tsx'
import { dropOperations } from '#ui/offline/choose.ts'
import { PhoneBar } from '#ui/offline/phone-bar.tsx'
import { type Operation, textOf } from '#ui/offline/queue.ts'

type Props = ComponentProps<typeof PhoneBar> & { signature: Operation | null }

/** What the phone has of this sheet, and a signature that has not been sent yet. */
export const PhoneHead = ({ signature, ...bar }: Props) => (
  <>
    <PhoneBar {...bar} />
    {signature && <SignedHere signature={signature} />}
  </>
)

/** Until the office has it, a signature can be taken back by whoever has the phone; nothing below it can be changed meanwhile. */
function SignedHere({ signature }: { signature: Operation }) {
  const { revalidate } = useRevalidator()
  return (
    <Card title="وُقّع في هذا الهاتف">
      <div className="stack">
        <p className="sm">
          وقّعه <bdi>{textOf(signature, 'signer')}</bdi>، ولم يصل المكتب بعد. يُرسل وحده حين تعود الشبكة.
        </p>
        <div>
          <Button variant="outline" onClick={() => void dropOperations([signature]).then(revalidate)}>
            أزل التوقيع وعدّل
          </Button>
        </div>
      </div>
    </Card>
  )
}
