import { sheetWords } from '../day-sheet.ts'

/** The pictures of a day for whoever is not of the office, under addresses of their own; each opens as a whole. */
export function DayPictures({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null
  return (
    <span className="row wrap">
      {addresses.map((address, at) => (
        <a key={address} href={address} target="_blank" rel="noopener">
          <img src={address} alt={`${sheetWords.photos}، صورة ${at + 1}`} width={96} height={72} loading="lazy" />
        </a>
      ))}
    </span>
  )
}
