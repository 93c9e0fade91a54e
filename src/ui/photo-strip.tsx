import './styles/photo-strip.css'
import type { ReactNode } from 'react'
import { photoPath, type ShownPhoto, saidOf, smallPhotoPath, smallPhotoSize } from '#values/photos.ts'

type Props = { photos: readonly ShownPhoto[]; called: string; drawing: ReactNode }

/** The photos of a card, scrolled sideways without a script; each opens in full size. Its drawing where there is none. */
export function PhotoStrip({ photos, called, drawing }: Props) {
  if (photos.length === 0) return drawing
  return (
    <ul className="photo-strip" aria-label={`صور ${called}`}>
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <a href={photoPath(photo.id)}>
            <img
              src={smallPhotoPath(photo.id)}
              alt={saidOf(photo, at, called)}
              width={smallPhotoSize}
              height={(smallPhotoSize * 9) / 16}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
