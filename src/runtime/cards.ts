// What a page with cards loads. One file: each costs more than what the filter adds where there is none.
import './filter.ts';
import './tool-card.ts';
