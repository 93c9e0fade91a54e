import { Printer } from 'lucide-react'
import { buttonLook } from '#ui/button-look.ts'
import { Button } from '#ui/form.tsx'

const look = buttonLook({ variant: 'outline', size: 'small' })
const inForm = (address: string, format: string) => `${address}${address.includes('?') ? '&' : '?'}format=${format}`

/** The same list in every form it can be taken along. */
export function TakeAlong({ address }: { address: string }) {
  return (
    <>
      <a className={look} href={address} download>
        صدّر إلى إكسل
      </a>
      <a className={look} href={inForm(address, 'csv')} download>
        CSV
      </a>
      <a className={look} href={inForm(address, 'pdf')} download>
        PDF
      </a>
    </>
  )
}

export function PrintPage() {
  return (
    <Button type="button" variant="outline" size="small" onClick={() => window.print()}>
      <Printer className="i i-sm" aria-hidden />
      اطبع
    </Button>
  )
}
