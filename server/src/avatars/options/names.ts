import type { Ethnicity, Gender } from '@aureole/contract/avatars'

/** Names to begin with, by where they are at home. Nobody is held to that. */
export const names: Readonly<Record<Ethnicity, Readonly<Record<Gender, readonly string[]>>>> = {
  AFRICAN: {
    FEMALE: ['Abena', 'Adaeze', 'Amina', 'Ayana', 'Chipo', 'Imani', 'Lerato', 'Makena', 'Thandiwe', 'Zuri'],
    MALE: ['Ayo', 'Chidi', 'Jabari', 'Kwame', 'Mandla', 'Obinna', 'Sekou', 'Simba', 'Tendai', 'Yaw'],
  },
  EAST_ASIAN: {
    FEMALE: ['Aiko', 'Bora', 'Hye-jin', 'Jia', 'Lan', 'Mei', 'Naoko', 'Sakura', 'Xiu', 'Yuna'],
    MALE: ['Akira', 'Daichi', 'Hao', 'Haruto', 'Jin', 'Kenji', 'Min-ho', 'Ren', 'Takeshi', 'Wei'],
  },
  EUROPEAN: {
    FEMALE: ['Agnes', 'Beatrix', 'Clara', 'Elodie', 'Freya', 'Giulia', 'Ingrid', 'Magda', 'Nadia', 'Violet'],
    MALE: ['Anton', 'Casper', 'Edmund', 'Florian', 'Henrik', 'Lorenzo', 'Milan', 'Oskar', 'Rafael', 'Theo'],
  },
  LATIN_AMERICAN: {
    FEMALE: [
      'Alba',
      'Camila',
      'Catalina',
      'Daniela',
      'Isidora',
      'Luz',
      'Marisol',
      'Paloma',
      'Valentina',
      'Ximena',
    ],
    MALE: [
      'Alejo',
      'Benicio',
      'Diego',
      'Emilio',
      'Facundo',
      'Gael',
      'Joaquín',
      'Lautaro',
      'Santiago',
      'Tadeo',
    ],
  },
  MIDDLE_EASTERN: {
    FEMALE: ['Dalia', 'Golnaz', 'Inaya', 'Jumana', 'Layla', 'Mariam', 'Nesrin', 'Rania', 'Soraya', 'Yasmin'],
    MALE: ['Arash', 'Cyrus', 'Emre', 'Farid', 'Hadi', 'Karim', 'Navid', 'Omar', 'Rami', 'Ziad'],
  },
  PACIFIC: {
    FEMALE: ['Alani', 'Hine', 'Kalea', 'Lani', 'Mahina', 'Moana', 'Ngaio', 'Sina', 'Talia', 'Vaea'],
    MALE: ['Ariki', 'Kalani', 'Keoni', 'Koa', 'Manaia', 'Nikau', 'Rangi', 'Sione', 'Tane', 'Tevita'],
  },
  SOUTH_ASIAN: {
    FEMALE: ['Aditi', 'Anjali', 'Divya', 'Ishani', 'Kavya', 'Lakshmi', 'Meera', 'Nisha', 'Sunita', 'Tara'],
    MALE: ['Aarav', 'Dev', 'Ishaan', 'Kiran', 'Manish', 'Nikhil', 'Rohan', 'Sanjay', 'Tariq', 'Vikram'],
  },
}
