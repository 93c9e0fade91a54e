import '#ui/styles/photos.css'
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Button, Field, fieldsOf, PostForm, type Reply, SubmitButton } from '#ui/form.tsx'
import { Empty } from '#ui/states.tsx'
import { photoPath, type ShownPhoto, saidOf, smallPhotoPath } from '#values/photos.ts'
import type { DescribeForm, PhotosForm } from '../inputs.ts'
import { type PhotoWay, photoLimits, photoWays } from '../photo.ts'

/** What the photos are of, where their forms are posted to, and what is said before there is any. */
type Subject = { called: string; path: string; advice: string }
type Props = { subject: Subject; photos: ShownPhoto[]; mayChange: boolean; act: string | null; reply: Reply | undefined }

/** All photos of a subject, where they are added and put into order. */
export function PhotoEditor({ subject, photos, mayChange, act, reply }: Props) {
  const isHeard = act === 'add' || act === 'describe'
  return (
    <>
      {!isHeard && <Unheard reply={reply} />}
      {mayChange && <AddPhotos key={photos.length} path={subject.path} reply={act === 'add' ? reply : undefined} />}
      <Card title="كما تظهر للناس">
        {photos.length === 0 ? (
          <Empty title="لا صور بعد">{`أول صورة هي الغلاف. ${subject.advice}`}</Empty>
        ) : (
          <ol className="photos">
            {photos.map((photo, at) => (
              <Photo key={photo.id} {...{ subject, photo, at, mayChange }} last={at === photos.length - 1} />
            ))}
          </ol>
        )}
      </Card>
    </>
  )
}

const AddPhotos = ({ path, reply }: { path: string; reply: Reply | undefined }) => (
  <Card title="أضف صورًا">
    <PostForm action={`${path}?act=add`} reply={reply} before="الرفع" part="add" withFiles>
      <FileField
        {...fieldsOf<PhotosForm>(reply)('photos')}
        label="صور من هاتفك أو جهازك"
        kinds="JPG أو PNG أو WebP"
        accept="image/jpeg,image/png,image/webp"
        {...photoLimits}
      />
      <div>
        <SubmitButton busyText="جارٍ الرفع…">ارفع الصور</SubmitButton>
      </div>
    </PostForm>
  </Card>
)

type PhotoProps = { subject: Subject; photo: ShownPhoto; at: number; last: boolean; mayChange: boolean }

function Photo({ subject, photo, at, last, mayChange }: PhotoProps) {
  const said = saidOf(photo, at, subject.called)
  return (
    <li className="photo">
      <a href={photoPath(photo.id)} target="_blank" rel="noreferrer">
        <img src={smallPhotoPath(photo.id)} alt={said} loading="lazy" />
      </a>
      {at === 0 && <Badge tone="info">الغلاف</Badge>}
      {mayChange && (
        <>
          <Order {...{ subject, photo, at, last, said }} />
          <PostForm action={`${subject.path}?act=describe`} part={photo.id} className="photo-said">
            <input type="hidden" name="photoId" value={photo.id} />
            <Field
              {...fieldsOf<DescribeForm>(undefined)('said', photo.said ?? undefined)}
              label="ماذا يُرى فيها"
              maxLength={160}
              optional
            />
            <Button type="submit" variant="outline" size="small">
              احفظ الوصف
            </Button>
          </PostForm>
        </>
      )}
    </li>
  )
}

type OrderProps = Omit<PhotoProps, 'mayChange'> & { said: string }

/** By buttons: whoever cannot drag puts them into order as well. */
function Order({ subject, photo, at, last, said }: OrderProps) {
  const step = (way: PhotoWay, icon: ReactNode, isEnd: boolean) => (
    <PostForm action={`${subject.path}?act=move`} className="row">
      <input type="hidden" name="photoId" value={photo.id} />
      <input type="hidden" name="way" value={way} />
      <button
        type="submit"
        className={buttonLook({ variant: 'ghost', size: 'small', icon: true })}
        aria-label={`${photoWays[way]}: ${said}`}
        disabled={isEnd}
      >
        {icon}
      </button>
    </PostForm>
  )
  return (
    <div className="row photo-order">
      {step('first', <Star className="i i-sm" aria-hidden />, at === 0)}
      {step('earlier', <ArrowRight className="i i-sm" aria-hidden />, at === 0)}
      {step('later', <ArrowLeft className="i i-sm" aria-hidden />, last)}
      <details className="photo-remove">
        <summary className={buttonLook({ variant: 'ghost', size: 'small', icon: true })} aria-label={`احذف: ${said}`}>
          <Trash2 className="i i-sm" aria-hidden />
        </summary>
        <PostForm action={`${subject.path}?act=remove`} className="row">
          <input type="hidden" name="photoId" value={photo.id} />
          <Button type="submit" variant="danger" size="small">
            احذفها نهائيًا
          </Button>
        </PostForm>
      </details>
    </div>
  )
}
