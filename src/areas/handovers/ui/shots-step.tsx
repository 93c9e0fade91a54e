import { Camera } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Card } from '#ui/card.tsx'
import { useLive } from '#ui/form/frame.tsx'
import { PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { type Shot, shotAddress } from '../mark.ts'
import { isRequired, type SheetShot, type SheetWords, shotsOf, stepPath } from '../sheet-kind.ts'
import type { ShownSheet } from '../shown.ts'
import { OnLink, StepBar } from './step-frame.tsx'

type Props = { words: SheetWords; sheet: ShownSheet; reply: Reply | undefined }

/** The pictures its kind asks for. */
export function ShotsStep({ words, sheet: one, reply }: Props) {
  const asked = words.shots ?? []
  const taken = asked.filter(({ name }) => one.shots.some((shot) => shot.name === name)).length
  return (
    <>
      <ShotTiles words={words} sheet={one} step="shots" title="الصور" reply={reply} />
      <StepBar words={words} sheet={one} step="shots" said={`الصور ${taken} من ${asked.length}`}>
        <OnLink words={words} sheet={one} step="shots" />
      </StepBar>
    </>
  )
}

/** Each is sent as soon as it is taken: on a slow line one is lost at most. */
export function ShotTiles({ words, sheet: one, step, title, reply }: Props & { step: 'readings' | 'shots'; title: string }) {
  const asked = shotsOf(words, step)
  if (asked.length === 0) return null
  return (
    <Card title={title}>
      <ul className="shots">
        {asked.map((shot) => {
          const taken = one.shots.find(({ name }) => name === shot.name)
          return (
            <li key={shot.name} className={taken && 'is-taken'}>
              <ShotTile
                {...{ shot, taken }}
                to={`${stepPath(words, one.id, step)}&act=shot`}
                isNeeded={isRequired(shot, one.kind)}
                reply={reply?.typed.name === shot.name ? reply : undefined}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type TileProps = { to: string; shot: SheetShot; isNeeded: boolean; taken: Shot | undefined; reply: Reply | undefined }

/** One picture: pressed it opens the camera, and shows what was taken. */
function ShotTile({ to, shot: { name, label }, isNeeded, taken, reply }: TileProps) {
  const isLive = useLive()
  const box = useRef<HTMLInputElement>(null)
  // Taken before the page was live, it was heard by nobody.
  useEffect(() => {
    if (isLive && box.current?.files?.length) box.current.form?.requestSubmit()
  }, [isLive])
  return (
    <PostForm action={to} reply={reply} before="الإرسال" part={name} className="shot" withFiles>
      <input type="hidden" name="name" value={name} />
      <label className="shot-box">
        {taken ? <img src={shotAddress(taken)} alt="" loading="lazy" /> : <Camera className="i" aria-hidden />}
        <span className="shot-name">
          {label}
          {isNeeded && !taken && <span className="xs muted db">مطلوبة</span>}
          {taken && <span className="visually-hidden">، التُقطت. التقطها من جديد</span>}
        </span>
        <input
          ref={box}
          id={`field-${name}-photo`}
          type="file"
          name="photo"
          accept="image/png,image/jpeg,image/webp"
          capture="environment"
          autoComplete="off"
          className={isLive ? 'visually-hidden' : undefined}
          onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
        />
      </label>
      {!isLive && <SubmitButton size="small">أرسل الصورة</SubmitButton>}
    </PostForm>
  )
}
