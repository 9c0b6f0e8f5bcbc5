export const upkeep = {
  disk: {
    low: {
      title: 'Disku i serverit po mbushet',
      text: (megabytes: number) =>
        `Kanë mbetur vetëm ${megabytes} MB të lira. Kur disku të mbushet, nuk lëshohet dhe nuk ndryshohet më asgjë. Lironi vend ose zmadhoni diskun.`,
    },
    full: {
      title: 'Disku i serverit është plot',
      text: (megabytes: number | null) =>
        `${megabytes === null ? '' : `Kanë mbetur ${megabytes} MB të lira. `}Nuk lëshohet dhe nuk ndryshohet asgjë derisa të lirohet vend. Lironi vend ose zmadhoni diskun.`,
    },
  },
};
