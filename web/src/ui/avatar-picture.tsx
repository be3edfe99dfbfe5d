import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

export interface AvatarPictureProps {
  src?: string | undefined
  name: string
  /** In px. */
  size?: number | undefined
  ring?: boolean | undefined
  /** Where the name stands beside it, the picture is silent. */
  decorative?: boolean | undefined
  eager?: boolean | undefined
  className?: string | undefined
}

function sized(size: number): CSSProperties {
  return { '--size': `${size}px` } as CSSProperties
}

/** A round picture, from a square thumbnail or a whole portrait; without one, or when it fails to load, the name's first letter. */
export function AvatarPicture(props: AvatarPictureProps) {
  const { src, name, size = 44, ring, decorative = true, eager, className } = props
  const [broken, setBroken] = useState<string>()
  const [tall, setTall] = useState(false)
  const shown = src && src !== broken ? src : undefined
  const letter = Array.from(name.trim())[0]?.toUpperCase() ?? ''
  const spoken = decorative || shown ? {} : { role: 'img', 'aria-label': name }
  return (
    <span
      className={classNames('k-avatar', className)}
      style={sized(size)}
      data-ring={ring ? '' : undefined}
      data-crop={tall && size <= 96 ? 'face' : undefined}
      {...spoken}
    >
      <span aria-hidden="true">{shown ? null : letter}</span>
      {shown ? (
        <img
          src={shown}
          alt={decorative ? '' : name}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
            setTall(naturalHeight > naturalWidth * 1.2)
          }
          onError={() => setBroken(shown)}
        />
      ) : null}
    </span>
  )
}

/** Stands for a human of customer care, never a portrait. */
export function CarePicture({ size = 36 }: { size?: number | undefined }) {
  return (
    <span className="k-avatar k-avatar-care" style={sized(size)}>
      <ShieldCheck aria-hidden="true" />
    </span>
  )
}

export interface AvatarStackProps {
  pictures: readonly { src?: string | undefined; name: string }[]
  size?: number | undefined
  /** The rest is counted: "+3". */
  max?: number | undefined
  className?: string | undefined
}

export function AvatarStack({ pictures, size = 36, max = 5, className }: AvatarStackProps) {
  const shown = pictures.slice(0, max)
  const more = pictures.length - shown.length
  return (
    <span className={classNames('k-avatar-stack', className)}>
      <span className="sr-only">{pictures.map((picture) => picture.name).join(', ')}</span>
      {shown.map((picture, index) => (
        <AvatarPicture key={`${index} ${picture.name}`} src={picture.src} name={picture.name} size={size} />
      ))}
      {more > 0 ? (
        <span className="k-avatar k-avatar-more" style={sized(size)} aria-hidden="true">
          +{more}
        </span>
      ) : null}
    </span>
  )
}

/** Two faces in the room of one, for a group in a list. */
export function AvatarDuo({ pictures, size = 44, className }: Omit<AvatarStackProps, 'max'>) {
  return (
    <span className={classNames('k-avatar-duo', className)} style={sized(size)} aria-hidden="true">
      {pictures.slice(0, 2).map((picture, index) => (
        <AvatarPicture
          key={`${index} ${picture.name}`}
          src={picture.src}
          name={picture.name}
          size={Math.round(size * 0.68)}
        />
      ))}
    </span>
  )
}
