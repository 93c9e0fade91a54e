import '#ui/styles/vacant.css'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { unitUses } from '#areas/properties/property.ts'
import { Told } from '#ui/told.tsx'
import { Money } from '#ui/values.tsx'
import { photoPath, saidOf, smallPhotoPath } from '#values/photos.ts'
import { headingOf } from '../listing.ts'
import type { OneListing } from '../shown-listings.ts'
import { FreeFrom, Rent, Specs, UnitPicture } from './unit-facts.tsx'

type Props = { listing: OneListing; vatRate: number | null; children: ReactNode }

/** One unit with all that is said of it; beside it what can be asked. */
export function UnitForRent({ listing: one, vatRate, children }: Props) {
  return (
    <section className="section">
      <div className="container stack">
        <Gallery one={one} />
        <div className="unit-page">
          <div className="stack">
            <div className="row wrap">
              <FreeFrom {...one} />
              <span className="muted sm">{unitUses[one.use]}</span>
            </div>
            <Specs {...one} />
            <div className="price">
              <Rent {...one} vatRate={vatRate} />
            </div>
            {one.rent !== null && one.deposit !== null && one.deposit > 0n && (
              <dl className="told">
                <Told question="التأمين المسترد">
                  <Money amount={one.deposit} />
                </Told>
              </dl>
            )}
            <p className="written">
              <bdi>{one.description}</bdi>
            </p>
            {one.features.length > 0 && (
              <ul className="ticks">
                {one.features.map((feature) => (
                  <li key={feature}>
                    <Check className="i" aria-hidden />
                    <span>
                      <bdi>{feature}</bdi>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  )
}

/** By scrolling sideways, so that it needs no script; each opens by itself in full size. */
function Gallery({ one }: { one: OneListing }) {
  const heading = headingOf(one)
  if (one.photos.length === 0)
    return (
      <ul className="gallery is-drawn">
        <li>
          <UnitPicture kind={one.kind} />
        </li>
      </ul>
    )
  return (
    <ul className="gallery" aria-label="صور الوحدة">
      {one.photos.map((photo, at) => (
        <li key={photo.id}>
          <a href={photoPath(photo.id)}>
            <img
              src={photoPath(photo.id)}
              srcSet={`${smallPhotoPath(photo.id)} 720w, ${photoPath(photo.id)} 2400w`}
              sizes="(max-width: 40rem) 100vw, 40rem"
              alt={saidOf(photo, at, heading)}
              loading={at === 0 ? 'eager' : 'lazy'}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
