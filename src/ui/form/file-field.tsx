import { Paperclip, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { howMany } from '#values/plural.ts'
import { sizeInWords } from '#values/sizes.ts'
import { isAccepted, notTaken } from './accepted.ts'
import { boxLook, FieldFrame, type FieldProps, useFramed, useHeld } from './frame.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & { kinds: string; accept: string; megabytes: number; most?: number }

/**
 * Files by press or by drop. What is taken is said before, what is chosen is listed, and a file too large is told at once.
 * A browser never sends a chosen file back, so after a refused form without a script they must be chosen again.
 */
export function FileField(props: Props) {
  const { frame, control, own, typed: _, lostFiles } = useFramed(props)
  const { kinds, accept, megabytes, most = 1, ...input } = own
  const { box, held: files, setHeld: setFiles, look } = useHeld<HTMLInputElement, File[]>(filesIn, [])
  const help = `${kinds}، حتى ${megabytes} ميجابايت${most > 1 ? ` لكل ملف، و${howMany(most, 'file')} على الأكثر` : ''}.`
  const errors = frame.errors ?? problems(files, { kinds, accept, megabytes, most })
  const lost = lostFiles && files.length === 0 && 'الملفات التي اخترتها لم تُحفظ مع النموذج. اخترها مرة أخرى.'
  return (
    <FieldFrame {...frame} errors={lost ? [lost, ...(errors ?? [])] : errors} help={frame.help ?? help}>
      <div className={boxLook(errors, own.disabled, 'drop')}>
        <Paperclip className="i" aria-hidden />
        <span className="drop-says">{most > 1 ? 'اختر ملفات أو أفلتها هنا' : 'اختر ملفًا أو أفلته هنا'}</span>
        <input
          type="file"
          ref={box}
          multiple={most > 1}
          {...control}
          aria-invalid={errors?.length ? true : undefined}
          aria-describedby={`${control['aria-describedby'] ?? ''} ${control.id}-help`.trim()}
          {...input}
          accept={accept}
          onChange={look}
        />
      </div>
      <ChosenFiles files={files} onRemove={(file) => setFiles(without(box.current, file))} />
    </FieldFrame>
  )
}

const filesIn = (box: HTMLInputElement) => [...(box.files ?? [])]

type ChosenProps = { files: File[]; onRemove: (file: File) => void }

function ChosenFiles({ files, onRemove }: ChosenProps) {
  if (!files.length) return null
  return (
    <ul className="files" aria-label="الملفات المختارة">
      {files.map((file) => (
        <li key={`${file.name}-${file.size}-${file.lastModified}`}>
          <span className="files-name" dir="auto">
            {file.name}
          </span>
          <span className="muted xs">{sizeInWords(file.size)}</span>
          <button
            type="button"
            className="btn btn-ghost btn-sm btn-icon"
            aria-label={`أزل ${file.name}`}
            onClick={() => onRemove(file)}
          >
            <X className="i i-sm" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

const inMegabytes = (bytes: number) => Math.max(0.1, bytes / 2 ** 20).toFixed(1)

/** The list of an input can only be replaced as a whole. */
function without(box: HTMLInputElement | null, file: File) {
  const rest = [...(box?.files ?? [])].filter((other) => other !== file)
  const list = new DataTransfer()
  for (const other of rest) list.items.add(other)
  if (box) box.files = list.files
  return rest
}

type Taken = Pick<Props, 'kinds' | 'accept' | 'megabytes'> & { most: number }

function problems(files: File[], { kinds, accept, megabytes, most }: Taken) {
  const tooMany = files.length > most ? [`اخترت ${howMany(files.length, 'file', 'acc')}، والحد ${most}.`] : []
  const tooLarge = files
    .filter(({ size }) => size > megabytes * 2 ** 20)
    .map(({ name, size }) => `حجم «${name}» ${inMegabytes(size)} ميجابايت، والحد ${megabytes}. صغّره أو اختر غيره.`)
  const foreign = files.filter((file) => !isAccepted(file, accept)).map((file) => notTaken(file, kinds))
  const empty = files.filter(({ size }) => size === 0).map(({ name }) => `تعذّرت قراءة «${name}». جرّب ملفًا آخر.`)
  const all = [...tooMany, ...foreign, ...tooLarge, ...empty]
  return all.length ? all : undefined
}
