import '#ui/styles/maintenance.css'
import { FileText } from 'lucide-react'
import type { PhotoStage } from '../request.ts'

type Photo = { fileId: string; stage: PhotoStage; name: string; isPicture: boolean }

const stages = { report: 'صور العطل', quote: 'عرض السعر', answer: 'إثبات الجواب', done: 'صور ما أُنجز' } as const

/** Pictures and papers by what they show; each opens as a whole. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const shown = (Object.keys(stages) as PhotoStage[]).filter((stage) => photos.some((one) => one.stage === stage))
  return shown.map((stage) => (
    <section key={stage}>
      <h3 className="sm muted">{stages[stage]}</h3>
      <ul className="fault-photos">
        {photos
          .filter((one) => one.stage === stage)
          .map((one, at) => (
            <li key={one.fileId}>
              <a href={`/files/${one.fileId}`} target="_blank" rel="noreferrer">
                {one.isPicture ? (
                  <img src={`/files/${one.fileId}`} alt={`${stages[stage]} ${at + 1}`} loading="lazy" />
                ) : (
                  <span className="fault-paper">
                    <FileText className="i" aria-hidden />
                    <span dir="auto">{one.name}</span>
                  </span>
                )}
              </a>
            </li>
          ))}
      </ul>
    </section>
  ))
}
