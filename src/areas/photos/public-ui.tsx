import type { ComponentProps } from 'react'
import * as photo from './photo.ts'
import { PhotosPage as Page } from './ui/photos-page.tsx'

/** Where photos are added and put into order. */
export const PhotosPage = (props: ComponentProps<typeof Page>) => <Page {...props} />

export const { photoPath, smallPhotoPath, saidOf } = photo
