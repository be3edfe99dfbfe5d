import { besideAll } from './exemplars-beside-all.ts'
import { besideCrisis } from './exemplars-beside-crisis.ts'
import { besideHarm } from './exemplars-beside-harm.ts'
import { explicitScenes, goodsScenes, hateScenes, spamScenes } from './exemplars-dealing.ts'
import { harmlessEveryday } from './exemplars-everyday.ts'
import { harassmentScenes } from './exemplars-harassing.ts'
import * as mixedOthers from './exemplars-mixed-others.ts'
import * as mixed from './exemplars-mixed.ts'
import { acuteScenes } from './exemplars-now.ts'
import * as others from './exemplars-others.ts'
import * as pairs from './exemplars-pairs.ts'
import { harmlessPlans } from './exemplars-plans.ts'
import * as rambling from './exemplars-rambling.ts'
import { acuteSigns, mildSigns } from './exemplars-signs.ts'
import { harmlessTalk } from './exemplars-talk.ts'
import { threatScenes } from './exemplars-threats.ts'
import { mildWishes } from './exemplars-wishes.ts'
import * as first from './exemplars.ts'

/** All that is learned from, by what it is. Made up, each of them; nobody wrote them. */
export const allExemplars = {
  acute: [
    ...first.acuteExemplars,
    ...acuteSigns,
    ...acuteScenes,
    ...mixed.acuteMixed,
    ...rambling.acuteRambling,
    ...pairs.acutePairs,
  ],
  mild: [
    ...first.mildExemplars,
    ...mildSigns,
    ...mildWishes,
    ...mixed.mildMixed,
    ...rambling.mildRambling,
    ...pairs.mildPairs,
  ],
  threat: [
    ...first.threatExemplars,
    ...threatScenes,
    ...mixed.threatMixed,
    ...rambling.threatRambling,
    ...pairs.threatPairs,
  ],
  hate: [...others.hateExemplars, ...hateScenes],
  harassment: [
    ...others.harassmentExemplars,
    ...harassmentScenes,
    ...mixedOthers.harassmentMixed,
    ...pairs.harassmentPairs,
  ],
  goods: [...others.goodsExemplars, ...goodsScenes, ...mixedOthers.goodsMixed, ...pairs.goodsPairs],
  spam: [...others.spamExemplars, ...spamScenes, ...mixedOthers.spamMixed],
  explicit: [...others.explicitExemplars, ...explicitScenes, ...mixedOthers.explicitMixed],
  harmless: [
    ...first.harmlessExemplars,
    ...harmlessTalk,
    ...besideCrisis,
    ...besideHarm,
    ...besideAll,
    ...rambling.harmlessRambling,
    ...pairs.harmlessPairs,
    ...harmlessPlans,
    ...harmlessEveryday,
  ],
} as const
