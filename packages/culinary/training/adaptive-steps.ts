const START = 1e-3;
/** Smaller slopes are not worth a step. */
const LEAST = 1e-5;

/** Weights that are moved in steps which grow smaller the more they were moved (AdaGrad), drawn to zero by `decay`. */
export class AdaptiveSteps {
  readonly weights: Float64Array;
  private readonly squares: Float64Array;
  private readonly rate: number;
  private readonly decay: number;

  constructor(size: number, rate: number, decay: number) {
    this.weights = new Float64Array(size);
    this.squares = new Float64Array(size).fill(START);
    this.rate = rate;
    this.decay = decay;
  }

  step(index: number, slope: number): void {
    const drawn = slope - this.decay * this.weights[index]!;
    if (Math.abs(drawn) < LEAST) return;
    this.squares[index]! += drawn * drawn;
    this.weights[index]! += (this.rate * drawn) / Math.sqrt(this.squares[index]!);
  }
}
