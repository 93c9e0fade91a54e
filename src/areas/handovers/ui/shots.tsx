import '#ui/styles/sheet-steps.css'
import { type Shot, shotAddress } from '../mark.ts'

/** Pictures beside each other; each opens as a whole. */
export function Shots({ shots, called }: { shots: readonly Shot[]; called: string }) {
  if (shots.length === 0) return null
  return (
    <ul className="shots">
      {shots.map(({ fileId }, at) => (
        <li key={fileId} className="is-taken">
          <a href={shotAddress({ fileId })} target="_blank" rel="noopener">
            <img src={shotAddress({ fileId })} alt={shots.length > 1 ? `${called}، صورة ${at + 1}` : called} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
