const longestSide = 1600
const mostBytes = 300_000

/** A picture as it is kept and sent: small enough for a slow line. What the browser cannot read is left for the office to judge. */
export async function shrinkPicture(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  if (scale === 1 && file.size <= mostBytes) return file
  for (const [smaller, quality] of [
    [1, 0.82],
    [1, 0.65],
    [0.75, 0.65],
    [0.5, 0.6],
  ] as const) {
    const blob = await drawn(picture, scale * smaller, quality)
    if (blob && blob.size <= mostBytes) return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  }
  return file
}

function drawn(picture: ImageBitmap, scale: number, quality: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  // What is seen through would become black.
  if (pen) pen.fillStyle = '#fff'
  pen?.fillRect(0, 0, canvas.width, canvas.height)
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
