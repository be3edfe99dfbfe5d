import type { Topic } from '../bank.ts'
import { baking } from './baking.ts'
import { birdsWildlife } from './birds-wildlife.ts'
import { birthdaysHolidays } from './birthdays-holidays.ts'
import { boardGames } from './board-games.ts'
import { books } from './books.ts'
import { breakfast } from './breakfast.ts'
import { breakups } from './breakups.ts'
import { cats } from './cats.ts'
import { children } from './children.ts'
import { cityCountry } from './city-country.ts'
import { coffeeTea } from './coffee-tea.ts'
import { colleaguesBoss } from './colleagues-boss.ts'
import { concerts } from './concerts.ts'
import { cooking } from './cooking.ts'
import { craftsKnitting } from './crafts-knitting.ts'
import { cycling } from './cycling.ts'
import { dancing } from './dancing.ts'
import { dogs } from './dogs.ts'
import { dreams } from './dreams.ts'
import { faithMeaning } from './faith-meaning.ts'
import { family } from './family.ts'
import { films } from './films.ts'
import { footballTeamSports } from './football-team-sports.ts'
import { friendship } from './friendship.ts'
import { gardening } from './gardening.ts'
import { gymFitness } from './gym-fitness.ts'
import { healthIllness } from './health-illness.ts'
import { hiking } from './hiking.ts'
import { history } from './history.ts'
import { homeDecorating } from './home-decorating.ts'
import { houseplants } from './houseplants.ts'
import { jobHunting } from './job-hunting.ts'
import { languages } from './languages.ts'
import { loneliness } from './loneliness.ts'
import { loveDating } from './love-dating.ts'
import { marriage } from './marriage.ts'
import { moneySaving } from './money-saving.ts'
import { morningEvening } from './morning-evening.ts'
import { movingHome } from './moving-home.ts'
import { museums } from './museums.ts'
import { musicListening } from './music-listening.ts'
import { otherPets } from './other-pets.ts'
import { paintingDrawing } from './painting-drawing.ts'
import { parents } from './parents.ts'
import { photography } from './photography.ts'
import { playingInstruments } from './playing-instruments.ts'
import { poetry } from './poetry.ts'
import { readingSlump } from './reading-slump.ts'
import { restaurants } from './restaurants.ts'
import { running } from './running.ts'
import { schoolMemories } from './school-memories.ts'
import { seaBeach } from './sea-beach.ts'
import { seasons } from './seasons.ts'
import { series } from './series.ts'
import { siblings } from './siblings.ts'
import { singing } from './singing.ts'
import { sleep } from './sleep.ts'
import { spaceStars } from './space-stars.ts'
import { studyingExams } from './studying-exams.ts'
import { sweets } from './sweets.ts'
import { swimming } from './swimming.ts'
import { technologyPhones } from './technology-phones.ts'
import { tirednessStress } from './tiredness-stress.ts'
import { trainsPlanes } from './trains-planes.ts'
import { travel } from './travel.ts'
import { videoGames } from './video-games.ts'
import { walking } from './walking.ts'
import { weather } from './weather.ts'
import { work } from './work.ts'
import { yogaStretching } from './yoga-stretching.ts'

/** Every subject the built-in mind can talk about, one file each. */
export const topics: readonly Topic[] = [
  baking,
  birdsWildlife,
  birthdaysHolidays,
  boardGames,
  books,
  breakfast,
  breakups,
  cats,
  children,
  cityCountry,
  coffeeTea,
  colleaguesBoss,
  concerts,
  cooking,
  craftsKnitting,
  cycling,
  dancing,
  dogs,
  dreams,
  faithMeaning,
  family,
  films,
  footballTeamSports,
  friendship,
  gardening,
  gymFitness,
  healthIllness,
  hiking,
  history,
  homeDecorating,
  houseplants,
  jobHunting,
  languages,
  loneliness,
  loveDating,
  marriage,
  moneySaving,
  morningEvening,
  movingHome,
  museums,
  musicListening,
  otherPets,
  paintingDrawing,
  parents,
  photography,
  playingInstruments,
  poetry,
  readingSlump,
  restaurants,
  running,
  schoolMemories,
  seaBeach,
  seasons,
  series,
  siblings,
  singing,
  sleep,
  spaceStars,
  studyingExams,
  sweets,
  swimming,
  technologyPhones,
  tirednessStress,
  trainsPlanes,
  travel,
  videoGames,
  walking,
  weather,
  work,
  yogaStretching,
]
