import { buttonLook } from '#ui/button-look.ts'

/** The same list as a table for a spreadsheet, in either form. */
export function Exports({ address }: { address: string }) {
  const look = buttonLook({ variant: 'outline' })
  const csv = `${address}${address.includes('?') ? '&' : '?'}format=csv`
  return (
    <>
      <a className={look} href={address} download>
        صدّر إلى إكسل
      </a>
      <a className={look} href={csv} download>
        CSV
      </a>
    </>
  )
}
